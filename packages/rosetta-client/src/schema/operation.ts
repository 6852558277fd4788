import { printableJson } from '../core/printable'
import { mismatch } from '../core/validate'
import { operationAmount } from './amount'
import type { Amount } from './amount'
import { accountIdentifier } from './identifiers'
import type { AccountIdentifier } from './identifiers'
import { count, hash20, isUint64, uint64 } from './scalars'
import { nullable, object, optional, string } from './schema'
import type { Schema } from './schema'

/**
 * Operation type. The server advertises `TRANSFER` in /network/options but uses these four types. Unknown
 * types are accepted for compatibility with newer servers.
 *
 * @example
 * ```ts
 * import type { OperationType } from '@mcm/rosetta-client'
 *
 * const isDebit = (type: OperationType) => type === 'SOURCE_TRANSFER'
 * isDebit('FEE') // => false
 * ```
 */
export type OperationType =
  'SOURCE_TRANSFER' | 'DESTINATION_TRANSFER' | 'FEE' | 'REWARD' | (string & {})

/**
 * Status of an operation: `SUCCESS` on the chain, `PENDING` in the mempool, `SPLIT` in a block that
 * competes with another block at the same height, or `ORPHANED` in an orphaned block.
 *
 * @example
 * ```ts
 * import type { OperationStatus } from '@mcm/rosetta-client'
 *
 * const isOnChain = (status: OperationStatus) => status === 'SUCCESS'
 * isOnChain('ORPHANED') // => false
 * ```
 */
export type OperationStatus =
  'SUCCESS' | 'PENDING' | 'SPLIT' | 'ORPHANED' | 'FAILURE' | 'UNKNOWN' | (string & {})

/**
 * Identifier of an operation in a transaction.
 *
 * @example
 * ```ts
 * import type { OperationIdentifier } from '@mcm/rosetta-client'
 *
 * const byIndex = (a: OperationIdentifier, b: OperationIdentifier) => a.index - b.index
 * byIndex({ index: 0 }, { index: 1 }) // => -1
 * ```
 */
export interface OperationIdentifier {
  /** Index of the operation, starting at 0. */
  index: number
}

/**
 * Metadata of an operation. The fields present depend on the operation type and the call.
 *
 * @example
 * ```ts
 * import type { OperationMetadata } from '@mcm/rosetta-client'
 *
 * const memoOf = ({ memo = '' }: OperationMetadata) => memo.replaceAll('\0', '')
 * memoOf({ memo: 'ORDER-7\0\0\0\0\0\0\0\0\0' }) // => 'ORDER-7'
 * ```
 */
export interface OperationMetadata {
  /**
   * Memo of a destination, up to 16 characters, padded with `\u0000`. If there is no memo, this field is
   * empty in /block and missing in search results. `summarizeTransaction` removes the padding.
   */
  memo?: string
  /** Key hash of a source in /block and /mempool: `0x` followed by 40 hex digits. */
  from_address_hash?: string
  /** Key hash that receives a source's change in /block and /mempool: `0x` followed by 40 hex digits. */
  change_address_hash?: string
  /** Change of a source in nanoMCM, as a decimal string. Missing on servers from before June 2025. */
  change_amount?: string
  /**
   * Entire balance of a source in nanoMCM, as a decimal string. Missing on servers from before June 2025.
   */
  source_amount?: string
}

/**
 * A debit or credit in a transaction.
 *
 * @example
 * ```ts
 * import type { Operation } from '@mcm/rosetta-client'
 *
 * const isCredit = ({ amount }: Operation) => BigInt(amount.value) > 0n
 * const { block } = await mochimo.block.get('tip')
 * block.transactions[0]?.operations.every(isCredit) // => true
 * ```
 */
export interface Operation {
  /** Index in the transaction. */
  operation_identifier: OperationIdentifier
  /** Operation type. */
  type: OperationType
  /** Status of the operation, which is optional in the Rosetta specification. */
  status?: OperationStatus
  /**
   * Account that is debited or credited. For the fee of a pending transaction, this is the zero address
   * or missing.
   */
  account?: AccountIdentifier | null
  /**
   * Amount, which is negative for a source. In /block and /mempool, a source is debited the sum of the
   * destinations and the fee. In search results, it is debited its entire balance, including the change.
   */
  amount: Amount
  /** Missing if empty. */
  metadata?: OperationMetadata | null
}

const operationMetadata: Schema<OperationMetadata> = object({
  memo: optional(string),
  from_address_hash: optional(hash20),
  change_address_hash: optional(hash20),
  change_amount: optional(uint64),
  source_amount: optional(uint64),
})

export const operation: Schema<Operation> = {
  ...object({
    operation_identifier: object({ index: count }),
    type: string,
    status: optional(string),
    account: optional(nullable(accountIdentifier)),
    amount: operationAmount,
    metadata: optional(nullable(operationMetadata)),
  }),
  to(found: Operation) {
    if (hasItsSign(found)) return found
    const sign = 'an amount with the sign required by the operation type'
    throw mismatch(sign, printableJson(found.amount), 'amount')
  },
}

/** Returns whether a source is debited and other known types are credited. Unknown types can have any sign. */
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
