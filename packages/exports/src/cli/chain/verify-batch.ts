import { neogenesisInterval } from '@mcm/proof'
import type { Block } from '@mcm/rosetta-client'
import { toBlockRecord, type BlockRecord } from '../../chain/block-record'
import type { BlockProblem, PreviousBlocks, Verify } from './verify'

/** Maximum number of blocks that are verified together. */
export const BATCH_LENGTH = 16

/** Returns the number of the batch that a height belongs to. */
export function batchOf(height: number): number {
  return Math.floor(height / BATCH_LENGTH)
}

/** Consecutive blocks to verify, and the blocks before the first one. */
export interface Batch<Item = Block | number> {
  previous: PreviousBlocks
  /** Height of the first block. */
  from: number
  /** Height below which no block is needed again. */
  needed: number
  /** The blocks, or the IDs of those that the thread keeps. */
  blocks: readonly Item[]
}

/** The journal's line for a block that passed, or why it didn't. */
export type Verified = { json: string } | { problem: BlockProblem }

/**
 * Verifies blocks up to the first invalid one, whose problem is the last result.
 *
 * @param findKept Returns the block with an ID.
 */
export function* verifyBatch(
  { previous, blocks }: Batch,
  verify: Verify,
  findKept?: (id: number) => Block | undefined,
): Generator<Verified> {
  let before = previous
  for (const item of blocks) {
    const block = typeof item === 'number' ? findKept?.(item) : item
    if (!block) throw new Error('The thread no longer has the block')
    const problem = verify(block, before)
    yield problem ? { problem } : { json: recordJson(block, before) }
    if (problem) return
    before = { parent: block, grandparent: before.parent }
  }
}

/** Returns a block's record as JSON, which is how it is stored until its segment is complete. */
export function recordJson(block: Block, previous: PreviousBlocks): string {
  return JSON.stringify(toRecord(block, previous))
}

/** Converts a block. A neogenesis block starts when its parent did. */
export function toRecord(block: Block, { parent, grandparent }: PreviousBlocks): BlockRecord {
  const before = block.block_identifier.index % neogenesisInterval === 0 ? grandparent : parent
  return toBlockRecord(block, before && before.metadata.stime / 1_000)
}

/** Returns what checks of later blocks need of a block. */
export function withoutTransactions(block: Block | undefined): Block | undefined {
  return block && { ...block, transactions: [] }
}
