import type { ApiPromise } from '../core/api-promise'
import type { RequestOptions } from '../core/options'
import type {
  ConstructionCombineResponse,
  ConstructionParseResponse,
  ConstructionPayloadsResponse,
  TransactionIdentifierResponse,
} from '../schema/construction'
import type {
  ConstructionDeriveResponse,
  ConstructionMetadataResponse,
  ConstructionPreprocessResponse,
} from '../schema/construction-prepare'
import type {
  ConstructionDeriveParams,
  ConstructionPreprocessParams,
  ConstructionMetadataParams,
  ConstructionPayloadsParams,
  ConstructionCombineParams,
  ConstructionParseParams,
  SignedTransactionParams,
} from './construction-params'

/**
 * Builds and submits transactions through the API in this order: derive, preprocess, metadata, payloads,
 * signing (offline), combine, submit. Alternatively, `@mcm/address/transaction` builds transactions offline
 * with up to 256 destinations and computes the ID, so that you need only `submit`.
 *
 * @example
 * ```ts
 * import { transferOperations } from '@mcm/rosetta-client'
 *
 * const operations = transferOperations({
 *   source: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
 *   destination: 'J8gqYehTJhJWrfcUd766sUQ8THktNs',
 *   amount: 1000n,
 *   fee: 500n,
 * })
 * const changeAddressHash = new Uint8Array(20).fill(0xab) // of the source's next key
 * const { options } = await mochimo.construction.preprocess({ operations, changeAddressHash })
 * const { metadata } = await mochimo.construction.metadata({ options })
 * metadata.source_balance // => '5000000000'
 * ```
 */
export interface ConstructionResource {
  /** Returns the given tag as an account. To compute a new key's tag, use `deriveTag` from `@mcm/address`. */
  readonly derive: (
    params: ConstructionDeriveParams,
    options?: RequestOptions,
  ) => ApiPromise<ConstructionDeriveResponse>
  /** Returns the options for `metadata` and the account that must sign. */
  readonly preprocess: (
    params: ConstructionPreprocessParams,
    options?: RequestOptions,
  ) => ApiPromise<ConstructionPreprocessResponse>
  /**
   * Returns the source's balance, which the transaction spends entirely, and a suggested fee.
   *
   * @throws {RosettaApiError} `AccountNotFound` if the source has no balance.
   */
  readonly metadata: (
    params: ConstructionMetadataParams,
    options?: RequestOptions,
  ) => ApiPromise<ConstructionMetadataResponse>
  /**
   * Returns the unsigned transaction. Sign the SHA-256 hash of its bytes.
   *
   * @throws {InvalidRequestError} For several destinations or an insufficient balance, because the server
   *   would build an invalid transaction.
   */
  readonly payloads: (
    params: ConstructionPayloadsParams,
    options?: RequestOptions,
  ) => ApiPromise<ConstructionPayloadsResponse>
  /** Returns the signed transaction. */
  readonly combine: (
    params: ConstructionCombineParams,
    options?: RequestOptions,
  ) => ApiPromise<ConstructionCombineResponse>
  /** Returns a transaction's operations, so that you can check them before you sign. */
  readonly parse: (
    params: ConstructionParseParams,
    options?: RequestOptions,
  ) => ApiPromise<ConstructionParseResponse>
  /** Returns a hash that differs from the on-chain ID. Use `hashTransaction` from `@mcm/address/transaction` instead. */
  readonly hash: (
    params: SignedTransactionParams,
    options?: RequestOptions,
  ) => ApiPromise<TransactionIdentifierResponse>
  /**
   * Submits a transaction. This call is never retried. Success means only that the transaction was sent,
   * because nodes silently drop invalid transactions, such as those with a bad signature. Whether the
   * call succeeds or times out, look for the ID from `hashTransaction` in the mempool and in the
   * following blocks.
   */
  readonly submit: (
    params: SignedTransactionParams,
    options?: Omit<RequestOptions, 'retry'>,
  ) => ApiPromise<TransactionIdentifierResponse>
}
