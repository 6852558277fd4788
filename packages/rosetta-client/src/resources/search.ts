import { readHash, readInteger, readLimit, readTag } from '../core/arguments'
import { apiList } from '../core/api-list'
import type { ApiList } from '../core/api-list'
import type { Caller } from '../core/caller'
import type { OptionalCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import { STATUSES, TYPES } from './queries'
import type { SearchQuery } from './queries'
import { loadParts } from './load-parts'
import { searchTransactionsResponse } from '../schema/search'
import type { SearchTransaction, SearchTransactionsResponse } from '../schema/search'

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

export function searchResource(caller: Caller, optional: OptionalCall): SearchResource {
  const call = caller.at('/search/transactions')
  const { invalidArgument } = call
  const send = optional(call)

  function readQuery(query: SearchQuery): Record<string, unknown> {
    const { address, hash, status, type } = query
    const oneOf = (argument: string, value: string | undefined, values: readonly string[]) => {
      if (value === undefined || values.includes(value)) return value
      throw invalidArgument(argument, `must be one of ${values.join(', ')}, got '${value}'`)
    }
    return {
      limit: readLimit(query.limit, invalidArgument),
      offset: readInteger(query.offset, 'offset', 0, invalidArgument),
      max_block: readInteger(query.maxBlock, 'maxBlock', 1, invalidArgument),
      status: oneOf('status', status, STATUSES),
      type: oneOf('type', type, TYPES),
      account_identifier:
        address === undefined ? undefined : { address: readTag(address, invalidArgument) },
      transaction_identifier:
        hash === undefined ? undefined : { hash: readHash(hash, invalidArgument) },
    }
  }

  const page = async (query: SearchQuery, options?: RequestOptions) =>
    send(readQuery(query), searchTransactionsResponse, options)

  return {
    transactions: (query = {}, options) =>
      apiList(
        () => page(query, options),
        async () => {
          const { walkSearch } = await loadParts(call)
          return walkSearch(page, query, options)
        },
      ),
  }
}
