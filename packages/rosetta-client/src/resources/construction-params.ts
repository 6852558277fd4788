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
  /** WOTS+ public key, 2,144 bytes. The server checks only its type. */
  publicKey: BytesInput
  /** Address of the account. The server returns it unchecked. */
  tag: AddressInput
}

/** Parameters of `construction.preprocess`. */
export interface ConstructionPreprocessParams {
  /** See `transferOperations`. Up to 255 destinations, but `payloads` accepts only one. */
  operations: readonly ConstructionOperation[]
  /**
   * Hash of the source's next key, 20 bytes, which receives the change. Don't pass the key itself: the
   * server would use a hash of zeros, and the change would be lost.
   */
  changeAddressHash: BytesInput
  /** Last block height that may include the transaction, at most 256 ahead. Default: 0 (no limit). */
  blockToLive?: bigint | number | undefined
}

/** Parameters of `construction.metadata`. */
export interface ConstructionMetadataParams {
  /** Returned by `preprocess`. */
  options: ConstructionOptions
  /** WOTS+ public keys, 2,144 bytes each. The server ignores them. */
  publicKeys?: readonly BytesInput[] | undefined
}

/** Parameters of `construction.payloads`. */
export interface ConstructionPayloadsParams {
  /** Must have one destination, because the server builds an invalid transaction for more. */
  operations: readonly ConstructionOperation[]
  /** Returned by `metadata`. */
  metadata: ConstructionMetadata
  /** The source's WOTS+ public key, 2,144 bytes. */
  publicKey: BytesInput
}

/** Parameters of `construction.combine`. */
export interface ConstructionCombineParams {
  /** Returned by `payloads`. */
  unsignedTransaction: BytesInput
  /** Signed payload, returned by `payloads`. */
  payload: SigningPayload
  /** The source's WOTS+ public key, 2,144 bytes. */
  publicKey: BytesInput
  /** 2,208 bytes: signature (2,144), public seed (32) and address seed (32). */
  signature: BytesInput
}

/** Parameters of `construction.parse`. */
export interface ConstructionParseParams {
  /** Whether the transaction is signed. */
  signed: boolean
  /** Returned by `payloads` or `combine`. */
  transaction: BytesInput
}

/** Parameters of `construction.hash` and `construction.submit`. */
export interface SignedTransactionParams {
  /** Returned by `combine`, or built with `@mcm/address/transaction`. */
  signedTransaction: BytesInput
}
