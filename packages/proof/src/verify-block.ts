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
import { blockFacts, type BlockFacts, type BlockInput } from './facts'
import { assertBytes } from './bytes'
import { normalBlock, normalHex } from './normal-hex'
import { wellFormed } from './well-formed'

/** The checks of a block, in the order in which they are listed. */
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
} satisfies Partial<Record<CheckId, (facts: BlockFacts) => Check>>

export type BlockCheckId = keyof typeof blockChecks

/** The ids of the checks of a block, in the order in which `verifyBlock` returns them. */
export const blockCheckIds = /* @__PURE__ */ Object.keys(blockChecks) as readonly BlockCheckId[]

/**
 * Checks all that can be checked of a block, whatever its kind. Nothing in a block makes this throw:
 * what cannot be read as a block fails.
 *
 * The parent and the grandparent are taken from the same endpoint; without them, some checks come out
 * as not checkable.
 * @param only the checks to make; all by default.
 * @throws {ProofInputError} for transaction bytes that are not a Uint8Array.
 */
export function verifyBlock(
  input: BlockInput,
  only: readonly BlockCheckId[] = blockCheckIds,
): Check[] {
  const facts = blockFacts(normalInput(input))
  return only.map((id) => wellFormed(reporter(id, facts.subject), () => blockChecks[id](facts)))
}

function normalInput({ block, parent, grandparent, transactionBytes }: BlockInput): BlockInput {
  return {
    block: normalBlock(block),
    parent: parent && normalBlock(parent),
    grandparent: grandparent && normalBlock(grandparent),
    transactionBytes: transactionBytes && byNormalId(transactionBytes),
  }
}

function byNormalId(known: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const normal = new Map<string, Uint8Array>()
  for (const [id, bytes] of known) {
    assertBytes(bytes, `The bytes of transaction ${id}`)
    normal.set(normalHex(id), bytes)
  }
  return normal
}

/** A block of a range and how its checks came out. */
export interface BlockReport {
  index: number
  hash: string
  checks: Check[]
}

/**
 * Checks blocks that follow each other, each against the two before it. Two blocks more at the
 * beginning than the range needs make all of its checks possible.
 * @param blocks in ascending order.
 */
export function* verifyBlocks(blocks: Iterable<BlockInput['block']>): Generator<BlockReport> {
  let parent: BlockInput['block'] | undefined
  let grandparent: BlockInput['block'] | undefined
  for (const next of blocks) {
    const block = normalBlock(next)
    const { index, hash } = block.block_identifier
    yield { index, hash, checks: verifyBlock({ block, parent, grandparent }) }
    grandparent = parent
    parent = block
  }
}
