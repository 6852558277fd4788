import * as v from 'valibot'
import { amount } from './amount'
import type { Amount } from './amount'
import { accountIdentifier, transactionIdentifier } from './identifiers'
import type { AccountIdentifier, TransactionIdentifier } from './identifiers'
import { operation } from './operation'
import type { Operation } from './operation'
import { list } from './list'
import { bareHex, hash20, uint64 } from './scalars'
import type { Schema } from './scalars'

/** Response of `construction.derive`. */
export interface ConstructionDeriveResponse {
  /** The tag from the request, which the server doesn't check. */
  account_identifier: AccountIdentifier
}

/** Options returned by `construction.preprocess` for `construction.metadata`. */
export interface ConstructionOptions {
  /**
   * Last block height that may include the transaction, as a decimal string. `0` means that there is no
   * limit.
   */
  block_to_live: string
  /**
   * Hash of the key that receives the change: `0x` followed by 40 hex digits. Despite the field's name,
   * this isn't a public key.
   */
  change_pk: string
  /** The source's tag: `0x` followed by 40 hex digits. */
  source_addr: string
}

/** Response of `construction.preprocess`. */
export interface ConstructionPreprocessResponse {
  /** Options for `construction.metadata`. */
  options: ConstructionOptions
  /** Accounts that must sign. This is only the source. */
  required_public_keys: AccountIdentifier[]
}

/** Metadata returned by `construction.metadata` for `construction.payloads`. */
export interface ConstructionMetadata {
  /**
   * Last block height that may include the transaction, as a decimal string. `0` means that there is no
   * limit.
   */
  block_to_live: string
  /**
   * Hash of the key that receives the change: `0x` followed by 40 hex digits. Despite the field's name,
   * this isn't a public key.
   */
  change_pk: string
  /** The source's entire balance in nanoMCM, as a decimal string. */
  source_balance: string
}

/** Response of `construction.metadata`. */
export interface ConstructionMetadataResponse {
  /** Metadata for `construction.payloads`. */
  metadata: ConstructionMetadata
  /** Suggested fee, which is a single amount of at least 500 nanoMCM. */
  suggested_fee: Amount[]
}

/** A payload to sign. */
export interface SigningPayload {
  /** Account of the first operation, which isn't always the signer. */
  account_identifier: AccountIdentifier
  /** The unsigned transaction in hex without `0x`. Sign the SHA-256 hash of its bytes. */
  hex_bytes: string
  /** Signature type, which is always `wotsp`. */
  signature_type: string
}

/** Response of `construction.payloads`. */
export interface ConstructionPayloadsResponse {
  /** Bytes of the transaction in hex without `0x`. */
  unsigned_transaction: string
  /** A single payload to sign. */
  payloads: [SigningPayload, ...SigningPayload[]]
}

/** Response of `construction.combine`. */
export interface ConstructionCombineResponse {
  /** Bytes of the transaction in hex without `0x`. */
  signed_transaction: string
}

/** Response of `construction.parse`. */
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

/** Response of `construction.hash` and `construction.submit`. */
export interface TransactionIdentifierResponse {
  /**
   * Hash that can differ from the on-chain ID. Use `hashTransaction` from `@mcm/address/transaction`
   * instead.
   */
  transaction_identifier: TransactionIdentifier
}

export const constructionDeriveResponse: Schema<ConstructionDeriveResponse> = v.looseObject({
  account_identifier: accountIdentifier,
})

export const constructionPreprocessResponse: Schema<ConstructionPreprocessResponse> = v.looseObject(
  {
    options: v.looseObject({
      block_to_live: uint64,
      change_pk: hash20,
      source_addr: hash20,
    }),
    required_public_keys: list(accountIdentifier),
  },
)

export const constructionMetadataResponse: Schema<ConstructionMetadataResponse> = v.looseObject({
  metadata: v.looseObject({
    block_to_live: uint64,
    change_pk: hash20,
    source_balance: uint64,
  }),
  suggested_fee: list(amount),
})

const signingPayload: Schema<SigningPayload> = v.looseObject({
  account_identifier: accountIdentifier,
  hex_bytes: bareHex,
  signature_type: v.string(),
})

export const constructionPayloadsResponse: Schema<
  Omit<ConstructionPayloadsResponse, 'payloads'> & { payloads: SigningPayload[] }
> = v.looseObject({
  unsigned_transaction: bareHex,
  payloads: list(signingPayload),
})

export const constructionCombineResponse: Schema<ConstructionCombineResponse> = v.looseObject({
  signed_transaction: bareHex,
})

export const constructionParseResponse: Schema<ConstructionParseResponse> = v.looseObject({
  operations: list(operation),
  account_identifier_signers: list(accountIdentifier),
  metadata: v.exactOptional(
    v.nullable(v.looseObject({ block_to_live: v.exactOptional(v.string()) })),
  ),
})

export const transactionIdentifierResponse: Schema<TransactionIdentifierResponse> = v.looseObject({
  transaction_identifier: transactionIdentifier,
})
