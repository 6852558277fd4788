import { transactionIdentifier } from './identifiers'
import type { TransactionIdentifier } from './identifiers'
import { list, nullable, object } from './schema'
import type { Schema } from './schema'
import { transaction } from './transaction'
import type { Transaction } from './transaction'

/**
 * Response of `mempool.list`.
 *
 * @example
 * ```ts
 * import type { MempoolResponse } from '@mcm/rosetta-client'
 *
 * const { transaction_identifiers }: MempoolResponse = await mochimo.mempool.list()
 * transaction_identifiers.length // => 1
 * ```
 */
export interface MempoolResponse {
  /** Pending transactions in queue order, which differs from the order in the next block. */
  transaction_identifiers: TransactionIdentifier[]
}

/**
 * Response of `mempool.transaction`.
 *
 * @example
 * ```ts
 * import { type MempoolTransactionResponse, summarizeTransaction } from '@mcm/rosetta-client'
 *
 * const sent = ({ transaction }: MempoolTransactionResponse) => summarizeTransaction(transaction).sent
 * const { transaction_identifiers } = await mochimo.mempool.list()
 * for (const { hash } of transaction_identifiers) sent(await mochimo.mempool.transaction({ hash }))
 * ```
 */
export interface MempoolTransactionResponse {
  /**
   * The transaction in the same format as in a block, but all statuses are `PENDING` and the fee goes to
   * the zero address.
   */
  transaction: Transaction
}

/**
 * Schema that accepts `null`, which the server sends for an empty mempool. The client converts `null` to
 * an empty list.
 */
export const mempoolResponse: Schema<{ transaction_identifiers: TransactionIdentifier[] | null }> =
  object({
    transaction_identifiers: nullable(list(transactionIdentifier)),
  })

export const mempoolTransactionResponse: Schema<MempoolTransactionResponse> = object({
  transaction,
})
