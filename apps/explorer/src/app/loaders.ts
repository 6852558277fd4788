import { tryParseAddress } from '@mcm/address'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunction } from 'react-router-dom'
import { addressTransactionsQuery, balanceQuery } from '../data/address-queries'
import { readBlockHeight, readHash } from '../data/block-id'
import { latestTransactionsQuery } from '../data/latest-transactions-query'
import { mempoolQuery } from '../data/mempool-queries'
import { blockQuery, statusQuery } from '../data/queries'
import { richListQuery } from '../data/rich-list-queries'
import { transactionQuery } from '../data/transaction-query'
import { currentEndpoint } from '../features/endpoint/endpoint-store'
import { loaderContext } from './loader-context'

interface Visit {
  queries: QueryClient
  endpoint: string
  /**
   * The part of the path that identifies what is shown, or an empty string if the path has no such
   * part.
   */
  name: string
  search: URLSearchParams
}

/**
 * Creates a loader that starts a screen's queries while its module loads. The loader doesn't wait
 * for the queries and never fails: the screen uses the same queries and handles their results.
 */
function prefetching(param: string, start: (visit: Visit) => void): LoaderFunction {
  return ({ context, params, request }) => {
    const app = context.get(loaderContext)
    if (app) {
      const { queries, config } = app
      const endpoint = currentEndpoint(config)
      start({
        queries,
        endpoint,
        name: params[param] ?? '',
        search: new URL(request.url).searchParams,
      })
    }
    return null
  }
}

export const loadStatus = prefetching('', ({ queries, endpoint }) => {
  void queries.prefetchQuery(statusQuery(endpoint))
})

export const loadBlock = prefetching('id', ({ queries, endpoint, name }) => {
  const query = blockQuery(endpoint, name)
  if (query) void queries.prefetchQuery(query)
})

export const loadTransaction = prefetching('hash', ({ queries, endpoint, name, search }) => {
  const hash = readHash(name)
  if (hash === undefined) return
  const block = readBlockHeight(search.get('block'))
  void queries.prefetchQuery(transactionQuery(endpoint, hash, block))
})

export const loadTransactions = prefetching('', ({ queries, endpoint }) => {
  void queries.prefetchInfiniteQuery(latestTransactionsQuery(endpoint))
})

export const loadAddress = prefetching('address', ({ queries, endpoint, name, search }) => {
  const address = tryParseAddress(name.trim())?.hex
  if (address === undefined) return
  void queries.prefetchQuery(balanceQuery(endpoint, address))
  void queries.prefetchInfiniteQuery(
    addressTransactionsQuery(endpoint, address, readBlockHeight(search.get('max_block'))),
  )
})

export const loadMempool = prefetching('', ({ queries, endpoint }) => {
  void queries.prefetchQuery(mempoolQuery(endpoint))
})

export const loadRichList = prefetching('', ({ queries, endpoint }) => {
  void queries.prefetchInfiniteQuery(richListQuery(endpoint))
})
