import { transactionIdentifier } from './identifiers'
import type { TransactionIdentifier } from './identifiers'
import { operation } from './operation'
import type { Operation } from './operation'
import { uint64 } from './scalars'
import { list, nullable, object, optional } from './schema'
import type { Schema } from './schema'

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
  operations: list(operation),
  metadata: optional(
    nullable(
      object({
        block_to_live: optional(uint64),
        send_total: optional(uint64),
        change_total: optional(uint64),
        fee_total: optional(uint64),
      }),
    ),
  ),
}

export const transaction: Schema<Transaction> = object(transactionEntries)
