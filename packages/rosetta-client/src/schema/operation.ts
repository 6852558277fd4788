import * as v from 'valibot'
import { operationAmount } from './amount'
import type { Amount } from './amount'
import { accountIdentifier } from './identifiers'
import type { AccountIdentifier } from './identifiers'
import { count, hash20, isUint64, uint64 } from './scalars'
import type { Schema } from './scalars'

/**
 * What an operation does. The server announces `TRANSFER` in /network/options but emits the four
 * types named here; an unknown type passes, so that a newer server does not break a reader.
 */
export type OperationType =
  'SOURCE_TRANSFER' | 'DESTINATION_TRANSFER' | 'FEE' | 'REWARD' | (string & {})

/**
 * What became of an operation: `SUCCESS` in the chain, `PENDING` in the mempool, `SPLIT` in a block
 * that has a rival at its height, `ORPHANED` in a block that lost.
 */
export type OperationStatus =
  'SUCCESS' | 'PENDING' | 'SPLIT' | 'ORPHANED' | 'FAILURE' | 'UNKNOWN' | (string & {})

/** Place of an operation within its transaction. */
export interface OperationIdentifier {
  /** Counted from 0. */
  index: number
}

/** Extra facts of an operation. Which are there depends on the operation's type and on the call. */
export interface OperationMetadata {
  /**
   * Of a destination: up to 16 characters, padded at the end with `\u0000`; empty in /block,
   * left out in search results when there is none. `summarizeTransaction` strips the padding.
   */
  memo?: string
  /** Of a source in /block and /mempool: the 20-byte hash spent from, `0x` and 40 hex digits. */
  from_address_hash?: string
  /** Of a source in /block and /mempool: the 20-byte hash that receives the change. */
  change_address_hash?: string
  /** Of a source: the change in nanoMCM as decimal text; missing on servers before June 2025. */
  change_amount?: string
  /** Of a source: the whole balance spent, in nanoMCM as decimal text; missing on servers before June 2025. */
  source_amount?: string
}

/** One movement of money within a transaction. */
export interface Operation {
  /** Place within the transaction. */
  operation_identifier: OperationIdentifier
  /** What it does. */
  type: OperationType
  /** What became of it; Rosetta lets a server leave it out. */
  status?: OperationStatus
  /** The zero address, or missing, for the fee of a transaction that no miner has taken yet. */
  account?: AccountIdentifier | null
  /**
   * Negative for a source. In /block and /mempool the source is debited what left the account
   * (destinations and fee), in search results its whole balance (change included).
   */
  amount: Amount
  /** Missing where there is nothing to add. */
  metadata?: OperationMetadata | null
}

const operationMetadata: Schema<OperationMetadata> = v.looseObject({
  memo: v.exactOptional(v.string()),
  from_address_hash: v.exactOptional(hash20),
  change_address_hash: v.exactOptional(hash20),
  change_amount: v.exactOptional(uint64),
  source_amount: v.exactOptional(uint64),
})

export const operation: Schema<Operation> = v.pipe(
  v.looseObject({
    operation_identifier: v.looseObject({ index: count }),
    type: v.string(),
    status: v.exactOptional(v.string()),
    account: v.exactOptional(v.nullable(accountIdentifier)),
    amount: operationAmount,
    metadata: v.exactOptional(v.nullable(operationMetadata)),
  }),
  v.forward(
    v.check((found) => hasItsSign(found), 'an amount with the sign of its operation'),
    ['amount'],
  ),
)

/** A source pays, the other known types receive; what a newer server may add is free to do either. */
function hasItsSign({ type, amount: { value } }: Operation): boolean {
  switch (type) {
    case 'SOURCE_TRANSFER':
      return value === '0' || !isUint64(value)
    case 'DESTINATION_TRANSFER':
    case 'FEE':
    case 'REWARD':
      return isUint64(value)
    default:
      return true
  }
}
