import { getTransactionsQueryOptions } from '@mcm/react/query'
import type { SearchTransaction } from '@mcm/rosetta-client'
import { queryOptions } from '@tanstack/react-query'
import { catchUp } from './catch-up'
import { clientFor, configFor } from './client'
import { keys } from './keys'

export const LATEST_PAGE_SIZE = 25

/**
 * The network's transactions from the endpoint's index, newest first.
 *
 * @param maxBlock Maximum block height, if only older transactions are wanted.
 */
export const latestTransactionsQuery = (endpoint: string, maxBlock?: number) =>
  getTransactionsQueryOptions(configFor(endpoint), { limit: LATEST_PAGE_SIZE, maxBlock })

/**
 * The transactions indexed since the list was loaded, newest first. The query runs only on
 * `refetch`. If there are too many to catch up, the list is reloaded from the start.
 */
export const newTransactionsQuery = (endpoint: string) =>
  queryOptions({
    queryKey: keys.newTransactions(endpoint),
    queryFn: async ({ client: queries, queryKey, signal }): Promise<SearchTransaction[]> => {
      const { queryKey: list } = latestTransactionsQuery(endpoint)
      const before = queries.getQueryData<SearchTransaction[]>(queryKey) ?? []
      const loaded = queries.getQueryData(list)?.pages.flatMap((page) => page.transactions) ?? []
      const since = await catchUp(before, loaded, LATEST_PAGE_SIZE, (page) =>
        clientFor(endpoint).search.transactions({ ...page }, { signal }),
      )
      if (!since) void queries.resetQueries({ queryKey: list })
      return since ?? []
    },
    enabled: false,
    staleTime: Infinity,
  })
