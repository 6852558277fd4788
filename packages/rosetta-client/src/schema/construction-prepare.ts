import { amount } from './amount'
import type { Amount } from './amount'
import { accountIdentifier } from './identifiers'
import type { AccountIdentifier } from './identifiers'
import { hash20, uint64 } from './scalars'
import { list, object } from './schema'
import type { Schema } from './schema'

/**
 * Response of `construction.derive`.
 *
 * @example
 * ```ts
 * import type { ConstructionDeriveResponse } from '@mcm/rosetta-client'
 *
 * const { account_identifier }: ConstructionDeriveResponse = await mochimo.construction.derive({
 *   publicKey: new Uint8Array(2144),
 *   tag: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
 * })
 * account_identifier.address // => '0x9f810c2447a76e93b17ebff96c0b29952e4355f1'
 * ```
 */
export interface ConstructionDeriveResponse {
  /** The tag from the request, which the server doesn't check. */
  account_identifier: AccountIdentifier
}

/**
 * Options returned by `construction.preprocess` for `construction.metadata`.
 *
 * @example
 * ```ts
 * import type { ConstructionOptions } from '@mcm/rosetta-client'
 *
 * const options: ConstructionOptions = {
 *   block_to_live: '0',
 *   change_pk: `0x${'ab'.repeat(20)}`,
 *   source_addr: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1',
 * }
 * const { metadata } = await mochimo.construction.metadata({ options })
 * metadata.change_pk // => options.change_pk
 * ```
 */
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

/**
 * Response of `construction.preprocess`.
 *
 * @example
 * ```ts
 * import { type ConstructionPreprocessResponse, transferOperations } from '@mcm/rosetta-client'
 *
 * const { options }: ConstructionPreprocessResponse = await mochimo.construction.preprocess({
 *   operations: transferOperations({
 *     source: 'J8gqYehTJhJWrfcUd766sUQ8THktNs',
 *     destination: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
 *     amount: 1000n,
 *     fee: 500n,
 *   }),
 *   changeAddressHash: new Uint8Array(20).fill(0xab), // of the source's next key
 * })
 * options.block_to_live // => '0'
 * ```
 */
export interface ConstructionPreprocessResponse {
  /** Options for `construction.metadata`. */
  options: ConstructionOptions
  /** Accounts that must sign. This is only the source. */
  required_public_keys: AccountIdentifier[]
}

/**
 * Metadata returned by `construction.metadata` for `construction.payloads`.
 *
 * @example
 * ```ts
 * import type { ConstructionMetadata } from '@mcm/rosetta-client'
 *
 * const canPay = ({ source_balance }: ConstructionMetadata, total: bigint) =>
 *   BigInt(source_balance) >= total
 * canPay({ block_to_live: '0', change_pk: '0x00', source_balance: '1500' }, 1000n) // => true
 * ```
 */
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

/**
 * Response of `construction.metadata`.
 *
 * @example
 * ```ts
 * import type { ConstructionMetadataResponse } from '@mcm/rosetta-client'
 *
 * const feeOf = ({ suggested_fee }: ConstructionMetadataResponse) => suggested_fee[0]?.value
 * const { metadata, suggested_fee } = await mochimo.construction.metadata({
 *   options: {
 *     block_to_live: '0',
 *     change_pk: `0x${'ab'.repeat(20)}`,
 *     source_addr: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1',
 *   },
 * })
 * feeOf({ metadata, suggested_fee }) // => '500'
 * ```
 */
export interface ConstructionMetadataResponse {
  /** Metadata for `construction.payloads`. */
  metadata: ConstructionMetadata
  /** Suggested fee, which is a single amount of at least 500 nanoMCM. */
  suggested_fee: Amount[]
}

export const constructionDeriveResponse: Schema<ConstructionDeriveResponse> = object({
  account_identifier: accountIdentifier,
})

export const constructionPreprocessResponse: Schema<ConstructionPreprocessResponse> = object({
  options: object({
    block_to_live: uint64,
    change_pk: hash20,
    source_addr: hash20,
  }),
  required_public_keys: list(accountIdentifier),
})

export const constructionMetadataResponse: Schema<ConstructionMetadataResponse> = object({
  metadata: object({
    block_to_live: uint64,
    change_pk: hash20,
    source_balance: uint64,
  }),
  suggested_fee: list(amount),
})
