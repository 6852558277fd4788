import { neogenesisInterval } from '@mcm/proof'
import type { Block } from '@mcm/rosetta-client'
import { toBlockRecord, type BlockRecord } from '../../chain/block-record'
import type { BlockProblem, PreviousBlocks, Verify } from './verify'

/** Consecutive blocks to verify, and the blocks before the first one. */
export interface Batch {
  previous: PreviousBlocks
  blocks: readonly Block[]
}

/** The journal's line for a block that passed, or why it didn't. */
export type Verified = { json: string } | { problem: BlockProblem }

/** Verifies blocks up to the first invalid one, whose problem is the last result. */
export function verifyBatch({ previous, blocks }: Batch, verify: Verify): Verified[] {
  const results: Verified[] = []
  let before = previous
  for (const block of blocks) {
    const problem = verify(block, before)
    results.push(problem ? { problem } : { json: recordJson(block, before) })
    if (problem) break
    before = { parent: block, grandparent: before.parent }
  }
  return results
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
