import type { Block, TransactionSummary } from '@mcm/rosetta-client'
import { blockFacts } from '../../../data/block-facts'

export interface NewestTransaction {
  transaction: TransactionSummary
  /** The time of its block, in Unix milliseconds. */
  time: number
}

/** Returns the newest transactions of blocks that are sorted newest first, without rewards. */
export function newestTransactions(blocks: readonly Block[], count: number): NewestTransaction[] {
  const found: NewestTransaction[] = []
  for (const block of blocks) {
    if (found.length >= count) break
    // Within a block too, as endpoints list them.
    for (const transaction of blockFacts(block).regular.toReversed()) {
      found.push({
        transaction: { ...transaction, block: block.block_identifier },
        time: block.timestamp,
      })
    }
  }
  return found.slice(0, count)
}
