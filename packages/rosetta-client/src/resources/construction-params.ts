import type { AddressInput } from '../core/arguments'
import type { BytesInput } from '../core/hex'
import type { ConstructionOperation } from '../operations'
import type { SigningPayload } from '../schema/construction'
import type { ConstructionMetadata, ConstructionOptions } from '../schema/construction-prepare'

/**
 * Parameters of `construction.derive`.
 *
 * @example
 * ```ts
 * import type { ConstructionDeriveParams } from '@mcm/rosetta-client'
 *
 * const params: ConstructionDeriveParams = {
 *   publicKey: new Uint8Array(2144),
 *   tag: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
 * }
 * const { account_identifier } = await mochimo.construction.derive(params)
 * account_identifier.address // => '0x9f810c2447a76e93b17ebff96c0b29952e4355f1'
 * ```
 */
export interface ConstructionDeriveParams {
  /** The 2,144-byte WOTS+ public key. The server checks only its type. */
  publicKey: BytesInput
  /** Address of the account. The server returns this address without checking it. */
  tag: AddressInput
}

/**
 * Parameters of `construction.preprocess`.
 *
 * @example
 * ```ts
 * import { type ConstructionPreprocessParams, transferOperations } from '@mcm/rosetta-client'
 *
 * const params: ConstructionPreprocessParams = {
 *   operations: transferOperations({
 *     source: 'J8gqYehTJhJWrfcUd766sUQ8THktNs',
 *     destination: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
 *     amount: 1000n,
 *     fee: 500n,
 *   }),
 *   changeAddressHash: new Uint8Array(20).fill(0xab), // of the source's next key
 * }
 * const { options } = await mochimo.construction.preprocess(params)
 * options.change_pk // => `0x${'ab'.repeat(20)}`
 * ```
 */
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

/**
 * Parameters of `construction.metadata`.
 *
 * @example
 * ```ts
 * import type { ConstructionMetadataParams } from '@mcm/rosetta-client'
 *
 * const params: ConstructionMetadataParams = {
 *   options: {
 *     block_to_live: '0',
 *     change_pk: `0x${'ab'.repeat(20)}`,
 *     source_addr: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1',
 *   },
 * }
 * const { metadata } = await mochimo.construction.metadata(params)
 * metadata.source_balance // => '5000000000'
 * ```
 */
export interface ConstructionMetadataParams {
  /** Options returned by `preprocess`. */
  options: ConstructionOptions
  /** WOTS+ public keys of 2,144 bytes each. The server ignores them. */
  publicKeys?: readonly BytesInput[] | undefined
}

/**
 * Parameters of `construction.payloads`.
 *
 * @example
 * ```ts
 * import type { ConstructionPayloadsParams } from '@mcm/rosetta-client'
 *
 * async function bytesToSign(params: ConstructionPayloadsParams): Promise<string> {
 *   const { payloads } = await mochimo.construction.payloads(params)
 *   return payloads[0].hex_bytes
 * }
 * void bytesToSign
 * ```
 */
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

/**
 * Parameters of `construction.combine`.
 *
 * @example
 * ```ts
 * import type { ConstructionCombineParams } from '@mcm/rosetta-client'
 *
 * async function combine(params: ConstructionCombineParams): Promise<string> {
 *   const { signed_transaction } = await mochimo.construction.combine(params)
 *   return signed_transaction // store it before you submit it
 * }
 * void combine
 * ```
 */
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

/**
 * Parameters of `construction.parse`.
 *
 * @example
 * ```ts
 * import type { ConstructionParseParams } from '@mcm/rosetta-client'
 *
 * async function typesOf(params: ConstructionParseParams): Promise<string[]> {
 *   const { operations } = await mochimo.construction.parse(params)
 *   return operations.map(({ type }) => type)
 * }
 * void typesOf
 * ```
 */
export interface ConstructionParseParams {
  /** Whether the transaction is signed. */
  signed: boolean
  /** Transaction returned by `payloads` or `combine`. */
  transaction: BytesInput
}

/**
 * Parameters of `construction.hash` and `construction.submit`.
 *
 * @example
 * ```ts
 * import type { SignedTransactionParams } from '@mcm/rosetta-client'
 *
 * async function submitOnce(params: SignedTransactionParams): Promise<void> {
 *   await mochimo.construction.submit(params) // never retried
 * }
 * void submitOnce
 * ```
 */
export interface SignedTransactionParams {
  /** Signed transaction returned by `combine` or built with `@mcm/address/transaction`. */
  signedTransaction: BytesInput
}
