import type { AddressInput } from '../core/arguments'
import type { BytesInput } from '../core/hex'
import type { ConstructionOperation } from '../operations'
import type {
  ConstructionMetadata,
  ConstructionOptions,
  SigningPayload,
} from '../schema/construction'

/** For `construction.derive`. */
export interface ConstructionDeriveParams {
  /** WOTS+ public key, 2,144 bytes. The server looks at its type alone. */
  publicKey: BytesInput
  /** The tag of the account, in any form; the server gives it back unchecked. */
  tag: AddressInput
}

/** For `construction.preprocess`. */
export interface ConstructionPreprocessParams {
  /** See `transferOperations`. At most 255 destinations here; `payloads` takes one. */
  operations: readonly ConstructionOperation[]
  /**
   * Hash of the next key of the source, 20 bytes: it receives the change. Not the key itself, of which
   * the server would make a hash of zeros, and the change would be lost.
   */
  changeAddressHash: BytesInput
  /** Last block height that may contain the transaction, at most 256 ahead; by default 0, no limit. */
  blockToLive?: bigint | number | undefined
}

/** For `construction.metadata`. */
export interface ConstructionMetadataParams {
  /** From `preprocess`. */
  options: ConstructionOptions
  /** WOTS+ public keys, 2,144 bytes each. The server does not read them. */
  publicKeys?: readonly BytesInput[] | undefined
}

/** For `construction.payloads`. */
export interface ConstructionPayloadsParams {
  /** With one destination: the server builds an unusable transaction of more. */
  operations: readonly ConstructionOperation[]
  /** From `metadata`. */
  metadata: ConstructionMetadata
  /** WOTS+ public key of the source, 2,144 bytes. */
  publicKey: BytesInput
}

/** For `construction.combine`. */
export interface ConstructionCombineParams {
  /** From `payloads`. */
  unsignedTransaction: BytesInput
  /** From `payloads`: what was signed. */
  payload: SigningPayload
  /** WOTS+ public key of the source, 2,144 bytes. */
  publicKey: BytesInput
  /** 2,208 bytes: the signature (2,144), the public seed (32) and the address seed (32). */
  signature: BytesInput
}

/** For `construction.parse`. */
export interface ConstructionParseParams {
  /** Whether the transaction has its signature. */
  signed: boolean
  /** From `payloads` or `combine`. */
  transaction: BytesInput
}

/** For `construction.hash` and `construction.submit`. */
export interface SignedTransactionParams {
  /** From `combine`, or built with `@mcm/address/transaction`. */
  signedTransaction: BytesInput
}
