import { apiList } from '../core/api-list'
import type { ApiList } from '../core/api-list'
import type { Caller } from '../core/caller'
import type { OptionalCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import type { RichListQuery } from './queries'
import { loadParts } from './load-parts'
import type { RichListAccount, RichListResponse } from '../schema/stats'
import type { RichListReader } from './rich-list'

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

export function statsResource(caller: Caller, optional: OptionalCall): StatsResource {
  const call = caller.at('/stats/richlist')
  let reader: RichListReader | undefined
  const load = async () => {
    const { richListReader } = await loadParts(call)
    return (reader ??= richListReader({ ...call, send: optional(call) }))
  }
  return {
    richList: (query = {}, options) =>
      apiList(
        async () => (await load()).readPage(query, options),
        async () => (await load()).walk(query, options),
      ),
  }
}
