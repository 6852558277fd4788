import type { ApiList } from '../core/api-list'
import { apiPromise } from '../core/api-promise'
import type { ApiPromise } from '../core/api-promise'
import type { Caller } from '../core/caller'
import type { StatusCall } from '../core/capability'
import type { TransactionIdentifier } from '../schema/identifiers'
import type { MempoolResponse, MempoolTransactionResponse } from '../schema/mempool'
import { copy, listMethod, loadOnce } from './load-parts'
import type { MempoolOptions, MempoolTransactionParams } from './queries'

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

export function mempoolResource(caller: Caller, network: StatusCall): MempoolResource {
  const whole = caller.at('/mempool')
  const one = caller.at('/mempool/transaction')
  const load = loadOnce(({ mempoolReader }) => mempoolReader(whole, one, network))
  return {
    list: listMethod(whole, load),
    transaction(...args) {
      const copies = copy(args)
      return apiPromise(async () => (await load(one)).readTransaction(...copies))
    },
  }
}
