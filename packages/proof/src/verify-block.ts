import { reporter, type Check, type CheckId } from './check'
import { checkBlockHash, checkParentLink } from './checks/header'
import { checkReward } from './checks/reward'
import { checkDifficulty, checkSolveTime, checkStartTime, checkTimestamp } from './checks/time'
import {
  checkBlockConservation,
  checkBlockSize,
  checkFees,
  checkMerkleRoot,
  checkTransactionCount,
  checkTransactionOrder,
  checkTransfers,
} from './checks/transactions'
import { checkGrammar, checkHaiku, checkProofOfWork } from './checks/work'
import { createBlockContext, type BlockContext, type BlockInput } from './block-context'
import { assertBytes } from './bytes'
import { normalizeBlock, normalizeHeader, normalizeHex } from './normalize-hex'
import { failIfMalformed } from './malformed'

/** The checks of a block, in display order. */
const blockChecks = {
  'block-hash': checkBlockHash,
  'parent-link': checkParentLink,
  work: checkProofOfWork,
  grammar: checkGrammar,
  haiku: checkHaiku,
  difficulty: checkDifficulty,
  'start-time': checkStartTime,
  'solve-time': checkSolveTime,
  timestamp: checkTimestamp,
  reward: checkReward,
  'merkle-root': checkMerkleRoot,
  'transaction-count': checkTransactionCount,
  'transaction-order': checkTransactionOrder,
  fees: checkFees,
  conservation: checkBlockConservation,
  'block-size': checkBlockSize,
  transfers: checkTransfers,
} satisfies Partial<Record<CheckId, (context: BlockContext) => Check>>

/**
 * ID of a check of a block.
 *
 * @example
 * ```ts
 * import { type BlockCheckId, verifyBlock } from '@mcm/proof'
 *
 * const quick: BlockCheckId[] = ['haiku', 'reward']
 * verifyBlock({ block }, quick).length // => 2
 * ```
 */
export type BlockCheckId = keyof typeof blockChecks

/**
 * IDs of a block's checks, in the order in which `verifyBlock` returns their results.
 *
 * @example
 * ```ts
 * import { blockCheckIds } from '@mcm/proof'
 *
 * blockCheckIds.length // => 17
 * ```
 */
export const blockCheckIds = /* @__PURE__ */ Object.keys(blockChecks) as readonly BlockCheckId[]

/**
 * Verifies a block of any kind. Malformed data in a block results in failed checks instead of an error.
 *
 * Get the parent and the grandparent from the same endpoint. If they are missing, some checks aren't
 * possible.
 * @param only IDs of the checks to run. Default: all checks.
 * @throws {ProofInputError} If transaction bytes aren't a `Uint8Array`.
 *
 * @example
 * ```ts
 * import { verifyBlock } from '@mcm/proof'
 *
 * const checks = verifyBlock({ block }, ['block-hash', 'work', 'merkle-root'])
 * checks.map(({ outcome }) => outcome) // => ['verified', 'verified', 'verified']
 * ```
 */
export function verifyBlock(
  input: BlockInput,
  only: readonly BlockCheckId[] = blockCheckIds,
): Check[] {
  const context = createBlockContext(normalizeInput(input))
  return only.map((id) =>
    failIfMalformed(reporter(id, context.subject), () => blockChecks[id](context)),
  )
}

function normalizeInput({ block, parent, grandparent, transactionBytes }: BlockInput): BlockInput {
  return {
    block: normalizeBlock(block),
    parent: parent && normalizeHeader(parent),
    grandparent: grandparent && normalizeHeader(grandparent),
    transactionBytes: transactionBytes && byNormalizedId(transactionBytes),
  }
}

function byNormalizedId(known: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const normal = new Map<string, Uint8Array>()
  for (const [id, bytes] of known) {
    assertBytes(bytes, `transactionBytes of ${id}`)
    normal.set(normalizeHex(id), bytes)
  }
  return normal
}

/**
 * The check results of a block.
 *
 * @example
 * ```ts
 * import { type BlockReport, verdict, verifyBlocks } from '@mcm/proof'
 *
 * const describe = ({ index, checks }: BlockReport) => `${index}: ${verdict(checks).outcome}`
 * Array.from(verifyBlocks([block]), describe) // => ['1078535: verified']
 * ```
 */
export interface BlockReport {
  /** Height of the block. */
  index: number
  /** Hash that the endpoint returned for the block: 0x followed by 64 hex digits. */
  hash: string
  /** Results of all checks of the block. */
  checks: Check[]
}

/**
 * Verifies consecutive blocks, each using the two blocks before it. Start two blocks before the range you
 * need, so that all checks of the range are possible.
 * @param blocks The blocks in ascending order of height.
 *
 * @example
 * ```ts
 * import { verdict, verifyBlocks } from '@mcm/proof'
 *
 * for (const { index, checks } of verifyBlocks([block])) {
 *   index // => 1_078_535
 *   verdict(checks).failed // => 0
 * }
 * ```
 */
export function* verifyBlocks(blocks: Iterable<BlockInput['block']>): Generator<BlockReport> {
  let parent: BlockInput['block'] | undefined
  let grandparent: BlockInput['block'] | undefined
  for (const next of blocks) {
    const block = normalizeBlock(next)
    const { index, hash } = block.block_identifier
    yield { index, hash, checks: verifyBlock({ block, parent, grandparent }) }
    grandparent = parent
    parent = block
  }
}
