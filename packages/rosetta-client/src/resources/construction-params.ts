import type { AddressInput } from '../core/arguments'
import type { BytesInput } from '../core/hex'
import type { ConstructionOperation } from '../operations'
import type {
  ConstructionMetadata,
  ConstructionOptions,
  SigningPayload,
} from '../schema/construction'

/** Parameters of `construction.derive`. */
export interface ConstructionDeriveParams {
  /** The 2,144-byte WOTS+ public key. The server checks only its type. */
  publicKey: BytesInput
  /** Address of the account. The server returns this address without checking it. */
  tag: AddressInput
}

/** Parameters of `construction.preprocess`. */
export interface ConstructionPreprocessParams {
  /**
   * Operations of the transaction; see `transferOperations`. Up to 255 destinations are allowed, but
   * `payloads` accepts only one.
   */
  operations: readonly ConstructionOperation[]
  /**
   * 20-byte hash of the source's next key, which receives the change. Don't pass the key itself: the
   * server would use a hash of zeros, and the change would be lost.
   */
  changeAddressHash: BytesInput
  /** Last block height that may include the transaction, at most 256 ahead. Default: 0 (no limit). */
  blockToLive?: bigint | number | undefined
}

/** Parameters of `construction.metadata`. */
export interface ConstructionMetadataParams {
  /** Options returned by `preprocess`. */
  options: ConstructionOptions
  /** WOTS+ public keys of 2,144 bytes each. The server ignores them. */
  publicKeys?: readonly BytesInput[] | undefined
}

/** Parameters of `construction.payloads`. */
export interface ConstructionPayloadsParams {
  /**
   * Operations of the transaction. They must have only one destination, because the server builds an
   * invalid transaction for more.
   */
  operations: readonly ConstructionOperation[]
  /** Metadata returned by `metadata`. */
  metadata: ConstructionMetadata
  /** The source's 2,144-byte WOTS+ public key. */
  publicKey: BytesInput
}

/** Parameters of `construction.combine`. */
export interface ConstructionCombineParams {
  /** Unsigned transaction returned by `payloads`. */
  unsignedTransaction: BytesInput
  /** Payload returned by `payloads` that you signed. */
  payload: SigningPayload
  /** The source's 2,144-byte WOTS+ public key. */
  publicKey: BytesInput
  /**
   * The signature's 2,208 bytes: the signature itself (2,144), the public seed (32) and the address seed
   * (32).
   */
  signature: BytesInput
}

/** Parameters of `construction.parse`. */
export interface ConstructionParseParams {
  /** Whether the transaction is signed. */
  signed: boolean
  /** Transaction returned by `payloads` or `combine`. */
  transaction: BytesInput
}

/** Parameters of `construction.hash` and `construction.submit`. */
export interface SignedTransactionParams {
  /** Signed transaction returned by `combine` or built with `@mcm/address/transaction`. */
  signedTransaction: BytesInput
}
