import type { SearchTransaction, TransactionSummary } from '@mcm/rosetta-client'
import type { HistoryAccount, HistoryItem } from '../running-balance'
import type { ReplacedBlocks } from './recent-chain'
import type { HistoryStore } from './store'

/** Progress of a history download. */
export interface HistoryProgress {
  loaded: number
  /** As the server counts: a transaction in two rival blocks is two rows but counts once. */
  total: number
}

/** How a history is read. */
export interface ReadHistoryOptions {
  /** `summarizeTransaction` of `@mcm/rosetta-client`. */
  summarize: (transaction: SearchTransaction) => TransactionSummary
  /**
   * Whether to read the block of every transaction, for its time and its miner. Without it, only
   * the blocks near the tip are read, and fees earned as a miner are left out. Default: true.
   */
  blockTimes?: boolean | undefined
  /** Default: {@link createBlobStore}. With one that has pages, the download resumes. */
  store?: HistoryStore | undefined
  onProgress?: ((progress: HistoryProgress) => void) | undefined
}

/** The whole history of an account at one tip. */
export interface AddressHistory {
  /** With the balance at the tip. */
  account: HistoryAccount & { balance: { value: bigint; block: number } }
  /** The number of transactions. */
  count: number
  /** What reorgs replaced during the download. The history is that of the final chain. */
  replaced: readonly ReplacedBlocks[]
  /** Yields the transactions, newest first. */
  items: () => AsyncGenerator<HistoryItem>
}

/** The history never held still for as long as it takes to read its latest part. */
export class UnsettledHistoryError extends Error {
  override readonly name = 'UnsettledHistoryError'
}
