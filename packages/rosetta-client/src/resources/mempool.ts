import { readHash } from '../core/arguments'
import { apiList } from '../core/api-list'
import type { ApiList } from '../core/api-list'
import { apiPromise } from '../core/api-promise'
import type { ApiPromise, ApiResult, ResponseInfo } from '../core/api-promise'
import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import { INTERNAL_ERROR, TRANSACTION_NOT_FOUND } from '../error-codes'
import { isApiError } from '../error-kinds'
import { notFound } from './not-found'
import { mempoolResponse, mempoolTransactionResponse } from '../schema/mempool'
import type { MempoolResponse, MempoolTransactionResponse } from '../schema/mempool'
import type { TransactionIdentifier } from '../schema/identifiers'
import type { NetworkResource } from './network'

/**
 * Parameters of `mempool.transaction`.
 *
 * @example
 * ```ts
 * import { isApiError, type MempoolTransactionParams, RosettaErrorCode } from '@mcm/rosetta-client'
 *
 * const params: MempoolTransactionParams = { hash: `0x${'ab'.repeat(32)}` }
 * const error = await mochimo.mempool.transaction(params).catch((error: unknown) => error)
 * isApiError(error, RosettaErrorCode.TransactionNotFound) // => true
 * ```
 */
export interface MempoolTransactionParams {
  /** Transaction ID: 64 hex digits with or without 0x. */
  hash: string
}

/**
 * Options of the calls to get pending transactions.
 *
 * @example
 * ```ts
 * import type { MempoolOptions } from '@mcm/rosetta-client'
 *
 * const { sync_status } = await mochimo.network.status()
 * const options: MempoolOptions = { synced: sync_status.synced === true }
 * const { transaction_identifiers } = await mochimo.mempool.list(options)
 * transaction_identifiers.length // => 1
 * ```
 */
export interface MempoolOptions extends RequestOptions {
  /**
   * Whether a recent `network.status` reported that the endpoint is in sync, which confirms that error 2
   * means an empty mempool. If this isn't true, each error 2 makes the client request the status.
   */
  synced?: boolean | undefined
}

/**
 * The calls to get pending transactions.
 *
 * @example
 * ```ts
 * for await (const { hash } of mochimo.mempool.list()) {
 *   const { transaction } = await mochimo.mempool.transaction({ hash })
 *   transaction.transaction_identifier.hash // => hash
 * }
 * ```
 */
export interface MempoolResource {
  /**
   * Returns the IDs of pending transactions, or an empty list. The API returns them all on one page. For
   * an empty mempool, the server returns an empty list, null or, most often, error 2, which it also
   * returns if the node is down. In that case, the client checks `network.status`, unless
   * `options.synced` is true.
   *
   * @throws {RosettaApiError} `InternalError` if the endpoint isn't in sync.
   */
  readonly list: (options?: MempoolOptions) => ApiList<TransactionIdentifier, MempoolResponse>
  /**
   * Returns a pending transaction.
   *
   * @throws {RosettaApiError} `TransactionNotFound`. This error is also thrown if the mempool is empty
   *   and the server returns error 2.
   */
  readonly transaction: (
    params: MempoolTransactionParams,
    options?: MempoolOptions,
  ) => ApiPromise<MempoolTransactionResponse>
}

export function mempoolResource(caller: Caller, network: NetworkResource): MempoolResource {
  const whole = caller.at('/mempool')
  const one = caller.at('/mempool/transaction')

  /** Returns the response of an error that means that the mempool is empty. Throws other errors. */
  async function emptyResponse(error: unknown, options?: MempoolOptions): Promise<ResponseInfo> {
    if (isApiError(error, INTERNAL_ERROR) && error.response) {
      const { endpoint, response } = error
      if (options?.synced) return response
      const { sync_status } = await network.status({ ...options, endpoint })
      if (sync_status.synced === true) return response
    }
    throw error
  }

  async function read(options?: MempoolOptions): Promise<ApiResult<MempoolResponse>> {
    try {
      const { data, response } = await whole.send({}, mempoolResponse, options)
      const transaction_identifiers = data.transaction_identifiers ?? []
      return { data: { ...data, transaction_identifiers }, response }
    } catch (error) {
      const response = await emptyResponse(error, options)
      return { data: { transaction_identifiers: [] }, response }
    }
  }

  return {
    list: (options) =>
      apiList(
        () => read(options),
        async () => {
          const { data: page } = await read(options)
          return [{ page, fresh: page.transaction_identifiers }]
        },
      ),
    transaction: (params, options) =>
      apiPromise(async () => {
        const hash = readHash(params.hash, one.invalidArgument)
        try {
          const body = { transaction_identifier: { hash } }
          return await one.send(body, mempoolTransactionResponse, options)
        } catch (error) {
          const { endpoint } = await emptyResponse(error, options)
          throw notFound(TRANSACTION_NOT_FOUND, 'Transaction not found: the mempool is empty', {
            ...one.context,
            endpoint,
            cause: error,
          })
        }
      }),
  }
}
