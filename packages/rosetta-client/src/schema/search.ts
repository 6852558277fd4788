import { blockIdentifier } from './identifiers'
import type { BlockIdentifier } from './identifiers'
import { count, time } from './scalars'
import { list, nullable, object, optional } from './schema'
import type { Schema } from './schema'
import { transactionEntries } from './transaction'
import type { Transaction } from './transaction'

/**
 * A transaction in a search result. See `summarizeTransaction`.
 *
 * @example
 * ```ts
 * import type { SearchTransaction } from '@mcm/rosetta-client'
 *
 * const heightOf = ({ block_identifier }: SearchTransaction) => block_identifier?.index
 * for await (const transaction of mochimo.search.transactions()) {
 *   typeof heightOf(transaction) // => 'number'
 *   break
 * }
 * ```
 */
export interface SearchTransaction extends Transaction {
  /**
   * Block that contains the transaction. A transaction mined in two competing blocks has two results. If
   * the block is missing, it is unknown whether the transaction is on the chain.
   */
  block_identifier?: BlockIdentifier
  /** Time at which the row was stored, in Unix milliseconds. This isn't the block's time. */
  timestamp: number
}

/**
 * Response of `search.transactions`.
 *
 * @example
 * ```ts
 * import type { SearchTransactionsResponse } from '@mcm/rosetta-client'
 *
 * const { transactions, total_count }: SearchTransactionsResponse =
 *   await mochimo.search.transactions({ address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' })
 * transactions.length // => total_count
 * ```
 */
export interface SearchTransactionsResponse {
  /** Results, latest block first. */
  transactions: SearchTransaction[]
  /** Number of distinct matching transactions on all pages. */
  total_count: number
  /** Offset of the next page. Missing on the last page. */
  next_offset?: number | null
}

export const searchTransactionsResponse: Schema<SearchTransactionsResponse> = object({
  transactions: list(
    object({
      ...transactionEntries,
      block_identifier: optional(blockIdentifier),
      timestamp: time,
    }),
  ),
  total_count: count,
  next_offset: optional(nullable(count)),
})
