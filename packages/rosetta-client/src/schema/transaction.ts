import * as v from 'valibot'
import { transactionIdentifier } from './identifiers'
import type { TransactionIdentifier } from './identifiers'
import { operation } from './operation'
import type { Operation } from './operation'
import { list } from './list'
import { uint64 } from './scalars'
import type { Schema } from './scalars'

/**
 * Metadata of a transaction, as decimal strings. Only search results contain totals. The server sends
 * these as JSON numbers of up to 64 bits, and the client converts them to strings without loss.
 *
 * @example
 * ```ts
 * import type { TransactionMetadata } from '@mcm/rosetta-client'
 *
 * const expiresAt = ({ block_to_live = '0' }: TransactionMetadata) => BigInt(block_to_live)
 * expiresAt({ block_to_live: '0' }) // => 0n
 * ```
 */
export interface TransactionMetadata {
  /** Last block height that may include the transaction, or `0` for no limit. */
  block_to_live?: string
  /** Sum of the destinations in nanoMCM. */
  send_total?: string
  /** Change returned to the source in nanoMCM. */
  change_total?: string
  /** Fee in nanoMCM. */
  fee_total?: string
}

/**
 * A transaction. /block and /mempool use a different format than search. `summarizeTransaction` returns the
 * same summary for both.
 *
 * @example
 * ```ts
 * import type { Transaction } from '@mcm/rosetta-client'
 *
 * const isReward = ({ operations }: Transaction) => operations[0]?.type === 'REWARD'
 * const { block } = await mochimo.block.get('tip')
 * block.transactions.filter(isReward).length // => 1
 * ```
 */
export interface Transaction {
  /** Transaction ID. */
  transaction_identifier: TransactionIdentifier
  /** Operations of the transaction. Their order depends on the call. */
  operations: Operation[]
  /** Metadata of the transaction. Missing for a block's reward. */
  metadata?: TransactionMetadata | null
}

export const transactionEntries = {
  transaction_identifier: transactionIdentifier,
  operations: /* @__PURE__ */ list(operation),
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
