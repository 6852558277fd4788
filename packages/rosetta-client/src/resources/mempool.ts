import { readHash } from '../core/arguments'
import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import { RosettaErrorCode } from '../error-codes'
import { isApiError } from '../error-kinds'
import { RosettaApiError } from '../errors'
import { mempoolResponse, mempoolTransactionResponse } from '../schema/mempool'
import type { MempoolResponse, MempoolTransactionResponse } from '../schema/mempool'
import type { NetworkResource } from './network'

/** Parameters of `mempool.transaction`. */
export interface MempoolTransactionParams {
  /** Transaction ID: 64 hex digits with or without 0x. */
  hash: string
}

/** The calls to get pending transactions. */
export interface MempoolResource {
  /**
   * Returns the IDs of pending transactions, or an empty list. For an empty mempool, the server returns
   * an empty list, null or, most often, error 2, which it also returns if the node is down. In that case,
   * the client checks `network.status`, unless a status from the last 35 seconds reported that the
   * endpoint is in sync.
   *
   * @throws {RosettaApiError} `InternalError` if the endpoint isn't in sync.
   */
  readonly list: (options?: RequestOptions) => Promise<MempoolResponse>
  /**
   * Returns a pending transaction.
   *
   * @throws {RosettaApiError} `TransactionNotFound`. This error is also thrown if the mempool is empty
   *   and the server returns error 2.
   */
  readonly transaction: (
    params: MempoolTransactionParams,
    options?: RequestOptions,
  ) => Promise<MempoolTransactionResponse>
}

/**
 * Maximum age in milliseconds of a status that can confirm an empty mempool. This is long enough that
 * callers that poll the status every 30 seconds don't cause extra requests.
 */
const SYNCED_STATUS_MAX_AGE = 35_000

export function mempoolResource(caller: Caller, network: NetworkResource): MempoolResource {
  const whole = caller.at('/mempool')
  const one = caller.at('/mempool/transaction')
  /** Returns whether an error means that the mempool is empty. */
  async function meansEmpty(error: unknown, options?: RequestOptions): Promise<boolean> {
    if (!isApiError(error, RosettaErrorCode.InternalError)) return false
    if (performance.now() - caller.syncedAt < SYNCED_STATUS_MAX_AGE) return true
    const { sync_status } = await network.status(options)
    return sync_status.synced === true
  }
  return {
    async list(options) {
      try {
        const response = await whole.send({}, mempoolResponse, options)
        return { ...response, transaction_identifiers: response.transaction_identifiers ?? [] }
      } catch (error) {
        if (await meansEmpty(error, options)) return { transaction_identifiers: [] }
        throw error
      }
    },
    async transaction({ hash }, options) {
      const body = { transaction_identifier: { hash: readHash(hash, one.invalidArgument) } }
      try {
        return await one.send(body, mempoolTransactionResponse, options)
      } catch (error) {
        if (!(await meansEmpty(error, options))) throw error
        throw new RosettaApiError(
          {
            code: RosettaErrorCode.TransactionNotFound,
            message: 'Transaction not found: the mempool is empty',
            retriable: true,
            status: 200,
          },
          { ...one.context, cause: error },
        )
      }
    },
  }
}
