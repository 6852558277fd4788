import type { ApiList } from '../core/api-list'
import type { Caller } from '../core/caller'
import type { StatusCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import type { RichListAccount, RichListResponse } from '../schema/stats'
import { listMethod, loadOnce } from './load-parts'
import type { RichListQuery } from './queries'

/**
 * The calls to get statistics of the ledger.
 *
 * @example
 * ```ts
 * const { accounts, total_accounts } = await mochimo.stats.richList({ limit: 3 })
 * accounts.length // => 3
 * total_accounts > 400 // => true
 * ```
 */
export interface StatsResource {
  /**
   * Returns accounts sorted by balance: a page if awaited, or all accounts with `for await`, which
   * fetches pages on demand. If the server reloads its ledger during an iteration, accounts that moved
   * aren't repeated but, in rare cases, can be missing. This method corrects the server's inverted
   * `ascending` parameter: it checks the order of the response and, if necessary, repeats the request
   * with the other value.
   *
   * @throws {EndpointCapabilityError} If the endpoint has no ledger.
   * @throws {RosettaApiError} `ServiceUnavailable` while the ledger is loading.
   */
  readonly richList: (
    query?: RichListQuery,
    options?: RequestOptions,
  ) => ApiList<RichListAccount, RichListResponse>
}

export function statsResource(caller: Caller, network: StatusCall): StatsResource {
  const call = caller.at('/stats/richlist')
  const load = loadOnce(({ richListReader }) => richListReader(call, network))
  return { richList: listMethod(call, load) }
}
