import type { ListReader } from '../core/api-list'
import type { ApiResult, ResponseInfo } from '../core/api-promise'
import { readHash } from '../core/arguments'
import type { Call } from '../core/caller'
import type { StatusCall } from '../core/capability'
import { INTERNAL_ERROR, TRANSACTION_NOT_FOUND } from '../error-codes'
import { isApiError } from '../error-kinds'
import type { TransactionIdentifier } from '../schema/identifiers'
import { mempoolResponse, mempoolTransactionResponse } from '../schema/mempool'
import type { MempoolResponse, MempoolTransactionResponse } from '../schema/mempool'
import { notFound } from './not-found'
import type { MempoolOptions, MempoolTransactionParams } from './queries'

/** Reads pending transactions of an endpoint. */
interface MempoolReader extends ListReader<
  [options?: MempoolOptions],
  TransactionIdentifier,
  MempoolResponse
> {
  readonly readTransaction: (
    params: MempoolTransactionParams,
    options?: MempoolOptions,
  ) => Promise<ApiResult<MempoolTransactionResponse>>
}

/** Creates a reader from the calls for the whole mempool and for one transaction. */
export function mempoolReader(whole: Call, one: Call, network: StatusCall): MempoolReader {
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

  async function readPage(options?: MempoolOptions): Promise<ApiResult<MempoolResponse>> {
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
    readPage,
    async walk(options) {
      const { data: page } = await readPage(options)
      return [{ page, fresh: page.transaction_identifiers }]
    },
    async readTransaction(params, options) {
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
    },
  }
}
