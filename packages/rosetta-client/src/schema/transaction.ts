import * as v from 'valibot'
import { transactionIdentifier } from './identifiers'
import type { TransactionIdentifier } from './identifiers'
import { operation } from './operation'
import type { Operation } from './operation'
import { uint64 } from './scalars'
import type { Schema } from './scalars'

/**
 * Extra facts of a transaction, all as decimal text. The totals come from search results only, where
 * the server writes bare JSON numbers of up to 64 bits: the client turns them into text, exact to
 * the last digit.
 */
export interface TransactionMetadata {
  /** Last block height that may contain the transaction, `0` for no limit. */
  block_to_live?: string
  /** Sum of the destinations in nanoMCM. */
  send_total?: string
  /** What went back to the source in nanoMCM. */
  change_total?: string
  /** The fee in nanoMCM. */
  fee_total?: string
}

/**
 * A transaction. /block and /mempool on one side and search on the other render the same transaction
 * differently; `summarizeTransaction` makes one picture of both.
 */
export interface Transaction {
  /** Its id. */
  transaction_identifier: TransactionIdentifier
  /** Its movements of money, in an order that depends on the call. */
  operations: Operation[]
  /** Missing on a block's reward. */
  metadata?: TransactionMetadata | null
}

export const transactionEntries = {
  transaction_identifier: transactionIdentifier,
  operations: /* @__PURE__ */ v.array(operation),
  metadata: /* @__PURE__ */ v.exactOptional(
    v.nullable(
      v.looseObject({
        block_to_live: v.exactOptional(uint64),
        send_total: v.exactOptional(uint64),
        change_total: v.exactOptional(uint64),
        fee_total: v.exactOptional(uint64),
      }),
    ),
  ),
}

export const transaction: Schema<Transaction> = v.looseObject(transactionEntries)
