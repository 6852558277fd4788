import type { SearchTransaction, TransactionSummary } from '@mcm/rosetta-client'
import type { HistoryAccount, HistoryItem } from '../running-balance'
import type { ReplacedBlocks } from './recent-chain'
import type { HistoryStore } from './store'

/**
 * Progress of a history download.
 *
 * @example
 * ```ts
 * import { type HistoryProgress } from '@mcm/exports'
 *
 * const percent = ({ loaded, total }: HistoryProgress) => Math.min(100, (100 * loaded) / total)
 * percent({ loaded: 50, total: 200 }) // => 25
 * ```
 */
export interface HistoryProgress {
  /** Number of rows downloaded so far. */
  loaded: number
  /**
   * The server's count of transactions. A transaction in two competing blocks has two rows but is
   * counted once.
   */
  total: number
}

/**
 * Options for reading a history.
 *
 * @example
 * ```ts
 * import { createHistorySource, readHistory, type ReadHistoryOptions } from '@mcm/exports'
 * import { summarizeTransaction } from '@mcm/rosetta-client'
 *
 * const options: ReadHistoryOptions = { summarize: summarizeTransaction, blockTimes: false }
 * const { count } = await readHistory(createHistorySource(mochimo, address), options)
 * count > 0 // => true
 * ```
 */
export interface ReadHistoryOptions {
  /** Summarizes a transaction. Pass `summarizeTransaction` from `@mcm/rosetta-client`. */
  summarize: (transaction: SearchTransaction) => TransactionSummary
  /**
   * Whether to read each transaction's block for its time and miner. If this is false, only blocks
   * near the tip are read, and fees earned as a miner are omitted. Default: true.
   */
  blockTimes?: boolean | undefined
  /**
   * Store for the downloaded pages. If it already contains pages, the download resumes. Default:
   * {@link createBlobStore}.
   */
  store?: HistoryStore | undefined
  /** Called after each page. */
  onProgress?: ((progress: HistoryProgress) => void) | undefined
}

/**
 * The full history of an account at one tip.
 *
 * @example
 * ```ts
 * import { type AddressHistory, createHistorySource, readHistory } from '@mcm/exports'
 * import { summarizeTransaction } from '@mcm/rosetta-client'
 *
 * const isEmpty = ({ count }: AddressHistory) => count === 0
 * const source = createHistorySource(mochimo, address)
 * isEmpty(await readHistory(source, { summarize: summarizeTransaction })) // => false
 * ```
 */
export interface AddressHistory {
  /** The account, with its balance at the tip. */
  account: HistoryAccount & {
    /** The balance at the tip. */
    balance: NonNullable<HistoryAccount['balance']>
  }
  /** Number of transactions. */
  count: number
  /**
   * Blocks that reorgs replaced during the download. The history is based on the chain after the
   * last reorg.
   */
  replaced: readonly ReplacedBlocks[]
  /** Yields the transactions, latest first. */
  items: () => AsyncGenerator<HistoryItem>
}

/**
 * Thrown if the latest blocks kept changing while they were read.
 *
 * @example
 * ```ts
 * import { createHistorySource, readHistory, UnsettledHistoryError } from '@mcm/exports'
 * import { summarizeTransaction } from '@mcm/rosetta-client'
 *
 * const source = createHistorySource(mochimo, address)
 * try {
 *   await readHistory(source, { summarize: summarizeTransaction })
 * } catch (error) {
 *   if (!(error instanceof UnsettledHistoryError)) throw error
 *   console.error('Try again later')
 * }
 * ```
 */
export class UnsettledHistoryError extends Error {
  /** Name of the class. */
  override readonly name = 'UnsettledHistoryError'
}
