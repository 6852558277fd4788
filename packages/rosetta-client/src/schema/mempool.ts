import * as v from 'valibot'
import { transactionIdentifier } from './identifiers'
import type { TransactionIdentifier } from './identifiers'
import type { Schema } from './scalars'
import { transaction } from './transaction'
import type { Transaction } from './transaction'

/** Answer of `mempool.list`. */
export interface MempoolResponse {
  /** In queue order, which is not the order in the next block. */
  transaction_identifiers: TransactionIdentifier[]
}

/** Answer of `mempool.transaction`. */
export interface MempoolTransactionResponse {
  /** As in a block, but every status is `PENDING` and the fee goes to the zero address. */
  transaction: Transaction
}

/** The server writes `null` for no transactions; the client makes a list of it. */
export const mempoolResponse: Schema<{ transaction_identifiers: TransactionIdentifier[] | null }> =
  v.looseObject({
    transaction_identifiers: v.nullable(v.array(transactionIdentifier)),
  })

export const mempoolTransactionResponse: Schema<MempoolTransactionResponse> = v.looseObject({
  transaction,
})
