import type { HistoryItem } from '../running-balance'
import type { ReadHistoryOptions } from './history'
import { type PlacedTransaction, rowKey } from './pages'
import type { HistoryBlock } from './source'
import type { StoredTransaction } from './store'

/** The latest rows of a history, which are above the final ones. */
export interface Reading {
  tip: HistoryBlock
  balance: bigint
  rows: StoredTransaction[]
  /** Whether the index is behind and doesn't list all transactions of the latest blocks yet. */
  isBehind: boolean
}

/**
 * @param block The canonical block at the transaction's height, or `null` if it isn't known.
 * @param withTimes Whether to include data that only the block contains.
 */
export function storedRow(
  transaction: PlacedTransaction,
  block: HistoryBlock | null,
  withTimes: boolean,
): StoredTransaction {
  const inChain = block && block.hash === transaction.block_identifier.hash
  const isKnown = inChain === true && withTimes
  return {
    transaction,
    time: isKnown ? block.time : null,
    inChain,
    earnedFee: isKnown && block.fees.has(transaction.transaction_identifier.hash),
  }
}

/**
 * Creates a history item from a stored transaction. All orphaned blocks get the same status,
 * because the index's status depends on the kind of reorg and on the time of the request. The miner
 * comes from the block, because after a reorg the index still lists the first miner.
 */
export function itemOf(
  { transaction, time, inChain, earnedFee }: StoredTransaction,
  address: string,
  summarize: ReadHistoryOptions['summarize'],
): HistoryItem {
  const summary = summarize(transaction)
  const isLost = inChain === null ? summary.status === 'ORPHANED' : !inChain
  const status = isLost ? 'SPLIT' : inChain ? 'SUCCESS' : summary.status
  return { summary: { ...summary, status, miner: earnedFee ? address : null }, time }
}

export function isSame(a: Reading, b: Reading): boolean {
  return (
    a.tip.hash === b.tip.hash &&
    a.balance === b.balance &&
    a.rows.length === b.rows.length &&
    a.rows.every((row, at) => {
      const other = b.rows[at]
      return (
        other !== undefined &&
        rowKey(row.transaction) === rowKey(other.transaction) &&
        row.inChain === other.inChain
      )
    })
  )
}
