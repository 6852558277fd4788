import type { ApiList } from '../core/api-list'
import type { Caller } from '../core/caller'
import type { StatusCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import type { SearchTransaction, SearchTransactionsResponse } from '../schema/search'
import { listMethod, loadOnce } from './load-parts'
import type { SearchQuery } from './queries'

/**
 * The calls to search transactions. The index goes back only to when the endpoint's indexer first ran,
 * and it doesn't include rewards.
 *
 * @example
 * ```ts
 * const address = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
 * const { transactions } = await mochimo.search.transactions({ address, limit: 10 })
 * transactions.length // => 1
 * const hashes: string[] = []
 * for await (const { transaction_identifier } of mochimo.search.transactions({ address })) {
 *   hashes.push(transaction_identifier.hash)
 * }
 * hashes.length // => 1
 * ```
 */
export interface SearchResource {
  /**
   * Returns results, latest block first: a page if awaited, or all results with `for await`, which
   * fetches pages on demand. If `maxBlock` isn't set, blocks that arrive during the iteration are
   * ignored, so that rows don't move between pages. The iteration ends at an empty page or at a page
   * without new rows. A signal can abort it at any time.
   *
   * @throws {EndpointCapabilityError} If the endpoint has no indexer.
   */
  readonly transactions: (
    query?: SearchQuery,
    options?: RequestOptions,
  ) => ApiList<SearchTransaction, SearchTransactionsResponse>
}

export function searchResource(caller: Caller, network: StatusCall): SearchResource {
  const call = caller.at('/search/transactions')
  const load = loadOnce(({ searchReader }) => searchReader(call, network))
  return { transactions: listMethod(call, load) }
}
