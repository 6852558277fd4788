import type { Block, Transaction } from '@mcm/rosetta-client'
import { equalBytes, fromHex } from './bytes'
import { blockHash } from './block-hash'
import { rewardOperation } from './operations'
import {
  firstV3Block,
  neogenesisInterval,
  pseudoBlockSeconds,
  statedKind,
  type BlockKind,
} from './rules'
import { blockTrailer } from './trailer'

/**
 * A block to verify and the data to verify it with.
 *
 * @example
 * ```ts
 * import { type BlockInput, verdict, verifyBlock } from '@mcm/proof'
 *
 * const isValid = (input: BlockInput) => verdict(verifyBlock(input)).outcome === 'verified'
 * isValid({ block }) // => true
 * ```
 */
export interface BlockInput {
  /** The block to verify, as returned by the client's `block.get`. */
  block: Block
  /** Previous block. It is needed to check the parent hash, the times and the difficulty. */
  parent?: Block | undefined
  /** Block before the parent. It is needed if the parent is a neogenesis block or its hash is wrong. */
  grandparent?: Block | undefined
  /**
   * Signed bytes of the block's transactions, keyed by transaction ID, if known. The API doesn't provide
   * them.
   */
  transactionBytes?: ReadonlyMap<string, Uint8Array> | undefined
}

/** Values that are shared by several checks of a block. `foundStart` is computed on first access. */
export interface BlockContext extends BlockInput {
  readonly subject: string
  readonly index: number
  readonly kind: BlockKind
  /** Whether the version 3 rules apply. Under these rules, the block hash covers only the header. */
  readonly v3: boolean
  readonly reward: Transaction | undefined
  /** All transactions except the reward. */
  readonly transfers: readonly Transaction[]
  /** Start time (`time0`) according to the previous blocks, in seconds. */
  readonly statedStart: number | undefined
  /** Start time (`time0`) that produces the block hash, in seconds, or `undefined` if there is none. */
  readonly foundStart: number | undefined
}

export function createBlockContext(input: BlockInput): BlockContext {
  const { block, parent, grandparent } = input
  const { index } = block.block_identifier
  const [first, ...rest] = block.transactions
  const reward = first && rewardOperation(first) ? first : undefined
  const before = index % neogenesisInterval === 0 ? grandparent : parent
  const statedStart = before && before.metadata.stime / 1000
  let found: { start: number | undefined } | undefined
  // A spread of the input would take ten times as long, because of the getter.
  return {
    block,
    parent,
    grandparent,
    transactionBytes: input.transactionBytes,
    subject: `Block ${index}`,
    index,
    kind: statedKind(index, block.metadata.tx_count),
    v3: index >= firstV3Block,
    reward,
    transfers: reward ? rest : block.transactions,
    statedStart,
    get foundStart() {
      found ??= { start: findStart(block, statedStart) }
      return found.start
    },
  }
}

/**
 * Finds the start time (`time0`, in seconds) that produces a version 3 block's hash. First tries `guess`,
 * and then each of the 238 seconds before the solve time.
 * @returns The start time, or `undefined` if no start time produces the hash.
 *
 * @example
 * ```ts
 * import { findStart } from '@mcm/proof'
 *
 * const start = findStart(block) ?? 0
 * block.timestamp / 1000 - start // => 62
 * ```
 */
export function findStart(block: Block, guess?: number): number | undefined {
  const end = block.metadata.stime / 1000
  const hash = fromHex(block.block_identifier.hash, 32, 'block_identifier.hash')
  const trailer = blockTrailer(block, 0)
  const view = new DataView(trailer.buffer)
  const fits = (start: number) => {
    view.setUint32(52, start, true)
    return equalBytes(blockHash(trailer), hash)
  }
  if (guess !== undefined && isStart(guess) && fits(guess)) return guess
  for (let start = end - 1; start >= Math.max(end - longestWork(block), 0); start--) {
    if (fits(start)) return start
  }
  return undefined
}

function isStart(seconds: number): boolean {
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= 0xffffffff
}

/**
 * Returns the maximum solve time in seconds. The first version 3 block copies its times from a version 2
 * block, for which no limit applied. No version 2 block took as long as an hour.
 */
function longestWork({ block_identifier: { index } }: Block): number {
  return index === firstV3Block ? 3600 : pseudoBlockSeconds
}
