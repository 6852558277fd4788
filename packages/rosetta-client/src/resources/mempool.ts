import { readHash } from '../core/arguments'
import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import { RosettaErrorCode } from '../error-codes'
import { isApiError } from '../error-kinds'
import { RosettaApiError } from '../errors'
import { mempoolResponse, mempoolTransactionResponse } from '../schema/mempool'
import type { MempoolResponse, MempoolTransactionResponse } from '../schema/mempool'
import type { NetworkResource } from './network'

/** Which waiting transaction. */
export interface MempoolTransactionParams {
  /** The transaction's id, 64 hex digits with or without 0x. */
  hash: string
}

/** Transactions waiting for a block. */
export interface MempoolResource {
  /**
   * Ids of the waiting transactions; an empty list when there are none. The server says that with an
   * empty list, with null, or most often with error 2, which also stands for a node that is down: the
   * client asks `network.status` then, unless the last it was told, within 35 seconds, is that the
   * endpoint is in step.
   *
   * @throws {RosettaApiError} `InternalError` when the endpoint is not in step with the chain.
   */
  readonly list: (options?: RequestOptions) => Promise<MempoolResponse>
  /**
   * One waiting transaction.
   *
   * @throws {RosettaApiError} `TransactionNotFound`, also where the server says error 2 because nothing waits.
   */
  readonly transaction: (
    params: MempoolTransactionParams,
    options?: RequestOptions,
  ) => Promise<MempoolTransactionResponse>
}

/**
 * For how long an endpoint that said it is in step is believed to be: long enough for a caller that
 * polls the status every 30 seconds anyway never to cause a further call.
 */
const TRUST_SYNCED_FOR = 35_000

export function mempoolResource(caller: Caller, network: NetworkResource): MempoolResource {
  const whole = caller.at('/mempool')
  const one = caller.at('/mempool/transaction')
  /** Whether an error says no more than that nothing waits. */
  async function meansEmpty(error: unknown, options?: RequestOptions): Promise<boolean> {
    if (!isApiError(error, RosettaErrorCode.InternalError)) return false
    if (performance.now() - caller.syncedAt < TRUST_SYNCED_FOR) return true
    const { sync_status } = await network.status(options)
    return sync_status.synced === true
  }
  return {
    async list(options) {
      try {
        const answer = await whole.send({}, mempoolResponse, options)
        return { ...answer, transaction_identifiers: answer.transaction_identifiers ?? [] }
      } catch (error) {
        if (await meansEmpty(error, options)) return { transaction_identifiers: [] }
        throw error
      }
    },
    async transaction({ hash }, options) {
      const body = { transaction_identifier: { hash: readHash(hash, one.refuse) } }
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
