import { accountIdentifier, transactionIdentifier } from './identifiers'
import type { AccountIdentifier, TransactionIdentifier } from './identifiers'
import { operation } from './operation'
import type { Operation } from './operation'
import { bareHex } from './scalars'
import { list, nullable, object, oneOrMore, optional, string } from './schema'
import type { Schema } from './schema'

/**
 * A payload to sign.
 *
 * @example
 * ```ts
 * import { createHash } from 'node:crypto'
 * import type { SigningPayload } from '@mcm/rosetta-client'
 *
 * const messageOf = ({ hex_bytes }: SigningPayload) =>
 *   createHash('sha256').update(Buffer.from(hex_bytes, 'hex')).digest()
 * const account_identifier = { address: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1' }
 * const message = messageOf({ account_identifier, hex_bytes: '00ff', signature_type: 'wotsp' })
 * message.length // => 32
 * ```
 */
export interface SigningPayload {
  /** Account of the first operation, which isn't always the signer. */
  account_identifier: AccountIdentifier
  /** The unsigned transaction in hex without `0x`. Sign the SHA-256 hash of its bytes. */
  hex_bytes: string
  /** Signature type, which is always `wotsp`. */
  signature_type: string
}

/**
 * Response of `construction.payloads`.
 *
 * @example
 * ```ts
 * import type { ConstructionPayloadsResponse } from '@mcm/rosetta-client'
 *
 * const bytesOf = ({ payloads }: ConstructionPayloadsResponse) => payloads[0].hex_bytes
 * const account_identifier = { address: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1' }
 * const bytes = bytesOf({
 *   unsigned_transaction: '00ff',
 *   payloads: [{ account_identifier, hex_bytes: '00ff', signature_type: 'wotsp' }],
 * })
 * bytes // => '00ff'
 * ```
 */
export interface ConstructionPayloadsResponse {
  /** Bytes of the transaction in hex without `0x`. */
  unsigned_transaction: string
  /** A single payload to sign. */
  payloads: [SigningPayload, ...SigningPayload[]]
}

/**
 * Response of `construction.combine`.
 *
 * @example
 * ```ts
 * import type { ConstructionCombineResponse } from '@mcm/rosetta-client'
 *
 * const sizeOf = ({ signed_transaction }: ConstructionCombineResponse) => signed_transaction.length / 2
 * sizeOf({ signed_transaction: '00ff' }) // => 2
 * ```
 */
export interface ConstructionCombineResponse {
  /** Bytes of the transaction in hex without `0x`. */
  signed_transaction: string
}

/**
 * Response of `construction.parse`.
 *
 * @example
 * ```ts
 * import type { ConstructionParseResponse } from '@mcm/rosetta-client'
 *
 * const signersOf = ({ account_identifier_signers }: ConstructionParseResponse) =>
 *   account_identifier_signers.map(({ address }) => address)
 * signersOf({ operations: [], account_identifier_signers: [{ address: '0x12' }] }) // => ['0x12']
 * ```
 */
export interface ConstructionParseResponse {
  /**
   * Operations in the same format as in /mempool: all of them are `PENDING`, and the fee is paid to the
   * zero address.
   */
  operations: Operation[]
  /** Accounts that signed or must sign. This is only the source. */
  account_identifier_signers: AccountIdentifier[]
  /** Further fields of the transaction. */
  metadata?: {
    /**
     * Because of a server bug, this is the character whose code point is the block height, instead of the
     * height itself.
     */
    block_to_live?: string
  } | null
}

/**
 * Response of `construction.hash` and `construction.submit`.
 *
 * @example
 * ```ts
 * import type { TransactionIdentifierResponse } from '@mcm/rosetta-client'
 *
 * const hashOf = ({ transaction_identifier }: TransactionIdentifierResponse) =>
 *   transaction_identifier.hash // the on-chain ID is hashTransaction's
 * hashOf({ transaction_identifier: { hash: '0x12' } }) // => '0x12'
 * ```
 */
export interface TransactionIdentifierResponse {
  /**
   * Hash that can differ from the on-chain ID. Use `hashTransaction` from `@mcm/address/transaction`
   * instead.
   */
  transaction_identifier: TransactionIdentifier
}

const signingPayload: Schema<SigningPayload> = object({
  account_identifier: accountIdentifier,
  hex_bytes: bareHex,
  signature_type: string,
})

export const constructionPayloadsResponse: Schema<ConstructionPayloadsResponse> = object({
  unsigned_transaction: bareHex,
  payloads: oneOrMore(signingPayload),
})

export const constructionCombineResponse: Schema<ConstructionCombineResponse> = object({
  signed_transaction: bareHex,
})

export const constructionParseResponse: Schema<ConstructionParseResponse> = object({
  operations: list(operation),
  account_identifier_signers: list(accountIdentifier),
  metadata: optional(nullable(object({ block_to_live: optional(string) }))),
})

export const transactionIdentifierResponse: Schema<TransactionIdentifierResponse> = object({
  transaction_identifier: transactionIdentifier,
})
