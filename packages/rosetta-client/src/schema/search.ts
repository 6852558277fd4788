import * as v from 'valibot'
import { blockIdentifier } from './identifiers'
import type { BlockIdentifier } from './identifiers'
import { count } from './scalars'
import type { Schema } from './scalars'
import { transactionEntries } from './transaction'
import type { Transaction } from './transaction'

/** A transaction as the server's index renders it; see `summarizeTransaction`. */
export interface SearchTransaction extends Transaction {
  /**
   * The block that holds it. A transaction mined in two rival blocks is two results. Missing where the
   * server doesn't say: then nothing shows that the transaction is in the chain.
   */
  block_identifier?: BlockIdentifier
  /** When the index stored the row, milliseconds since 1970. Not the time of the block. */
  timestamp: number
}

/** Answer of `search.transactions`. */
export interface SearchTransactionsResponse {
  /** Newest block first. */
  transactions: SearchTransaction[]
  /** Different transactions that match, on all pages. */
  total_count: number
  /** Where the next page begins; missing on the last one. */
  next_offset?: number | null
}

export const searchTransactionsResponse: Schema<SearchTransactionsResponse> = v.looseObject({
  transactions: v.array(
    v.looseObject({
      ...transactionEntries,
      block_identifier: v.exactOptional(blockIdentifier),
      timestamp: count,
    }),
  ),
  total_count: count,
  next_offset: v.exactOptional(v.nullable(count)),
})
