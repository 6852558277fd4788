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

/** A block and what is known around it. */
export interface BlockInput {
  block: Block
  /** The block before it; without it, links, times and the difficulty cannot be checked. */
  parent?: Block | undefined
  /** The block before the parent; helps where the parent is a neogenesis block or is itself in doubt. */
  grandparent?: Block | undefined
  /** The signed bytes of transactions by id, where they are known: the API does not serve them. */
  transactionBytes?: ReadonlyMap<string, Uint8Array> | undefined
}

/** What several checks of a block need; computed when first asked for. */
export interface BlockFacts extends BlockInput {
  readonly subject: string
  readonly index: number
  readonly kind: BlockKind
  /** Whether the rules of version 3 apply; only then the header gives the hash. */
  readonly v3: boolean
  readonly reward: Transaction | undefined
  /** The transactions without the reward. */
  readonly transfers: readonly Transaction[]
  /** `time0` as the neighbours tell it, in seconds. */
  readonly statedStart: number | undefined
  /** The `time0` that gives the block's hash, in seconds; undefined when none does. */
  readonly foundStart: number | undefined
}

export function blockFacts(input: BlockInput): BlockFacts {
  const { block, parent, grandparent } = input
  const { index } = block.block_identifier
  const [first, ...rest] = block.transactions
  const reward = first && rewardOperation(first) ? first : undefined
  const before = index % neogenesisInterval === 0 ? grandparent : parent
  const statedStart = before && before.metadata.stime / 1000
  let found: { start: number | undefined } | undefined
  return {
    ...input,
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
 * The start of the work (`time0`, seconds) under which the header of a block of version 3 has its
 * hash: the guess if it fits, else one of the 238 seconds before the solution that the chain allows.
 * @returns undefined when the header has the hash under none.
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
 * The first block of version 3 copies its times from one of version 2, which had no such limit: an hour
 * is far more than any took.
 */
function longestWork({ block_identifier: { index } }: Block): number {
  return index === firstV3Block ? 3600 : pseudoBlockSeconds
}
