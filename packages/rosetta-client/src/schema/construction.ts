import * as v from 'valibot'
import { amount } from './amount'
import type { Amount } from './amount'
import { accountIdentifier, transactionIdentifier } from './identifiers'
import type { AccountIdentifier, TransactionIdentifier } from './identifiers'
import { operation } from './operation'
import type { Operation } from './operation'
import { bareHex, hash20, uint64 } from './scalars'
import type { Schema } from './scalars'

/** Answer of `construction.derive`. */
export interface ConstructionDeriveResponse {
  /** The tag that was sent, unchecked by the server. */
  account_identifier: AccountIdentifier
}

/** What `construction.preprocess` hands to `construction.metadata`. */
export interface ConstructionOptions {
  /** Last block height that may contain the transaction, decimal text, `0` for no limit. */
  block_to_live: string
  /** Hash of the key that receives the change: `0x` and 40 hex digits, despite its name. */
  change_pk: string
  /** Tag of the source: `0x` and 40 hex digits. */
  source_addr: string
}

/** Answer of `construction.preprocess`. */
export interface ConstructionPreprocessResponse {
  /** For `construction.metadata`. */
  options: ConstructionOptions
  /** Accounts that must sign: the source. */
  required_public_keys: AccountIdentifier[]
}

/** What `construction.metadata` hands to `construction.payloads`. */
export interface ConstructionMetadata {
  /** Last block height that may contain the transaction, decimal text, `0` for no limit. */
  block_to_live: string
  /** Hash of the key that receives the change: `0x` and 40 hex digits, despite its name. */
  change_pk: string
  /** Whole balance of the source in nanoMCM, decimal text. */
  source_balance: string
}

/** Answer of `construction.metadata`. */
export interface ConstructionMetadataResponse {
  /** For `construction.payloads`. */
  metadata: ConstructionMetadata
  /** One amount, 500 nanoMCM at least. */
  suggested_fee: Amount[]
}

/** The bytes to sign and how. */
export interface SigningPayload {
  /** The account of the first operation, which is not always the signer. */
  account_identifier: AccountIdentifier
  /** The unsigned transaction as hex without `0x`; what is signed is the SHA-256 of its bytes. */
  hex_bytes: string
  /** Always `wotsp`. */
  signature_type: string
}

/** Answer of `construction.payloads`. */
export interface ConstructionPayloadsResponse {
  /** Hex without `0x`. */
  unsigned_transaction: string
  /** What to sign: one entry. */
  payloads: [SigningPayload, ...SigningPayload[]]
}

/** Answer of `construction.combine`. */
export interface ConstructionCombineResponse {
  /** Hex without `0x`. */
  signed_transaction: string
}

/** Answer of `construction.parse`. */
export interface ConstructionParseResponse {
  /** As in /mempool: all `PENDING`, the fee to the zero address. */
  operations: Operation[]
  /** Who signed or must sign: the source. */
  account_identifier_signers: AccountIdentifier[]
  /** What the transaction says besides. */
  metadata?: {
    /** Not the number but the character with that code point, through a bug of the server. */
    block_to_live?: string
  } | null
}

/** Answer of `construction.hash` and `construction.submit`. */
export interface TransactionIdentifierResponse {
  /** Not always the id on chain, which `hashTransaction` of `@mcm/address/transaction` computes. */
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
    required_public_keys: v.array(accountIdentifier),
  },
)

export const constructionMetadataResponse: Schema<ConstructionMetadataResponse> = v.looseObject({
  metadata: v.looseObject({
    block_to_live: uint64,
    change_pk: hash20,
    source_balance: uint64,
  }),
  suggested_fee: v.array(amount),
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
  payloads: v.array(signingPayload),
})

export const constructionCombineResponse: Schema<ConstructionCombineResponse> = v.looseObject({
  signed_transaction: bareHex,
})

export const constructionParseResponse: Schema<ConstructionParseResponse> = v.looseObject({
  operations: v.array(operation),
  account_identifier_signers: v.array(accountIdentifier),
  metadata: v.exactOptional(
    v.nullable(v.looseObject({ block_to_live: v.exactOptional(v.string()) })),
  ),
})

export const transactionIdentifierResponse: Schema<TransactionIdentifierResponse> = v.looseObject({
  transaction_identifier: transactionIdentifier,
})
