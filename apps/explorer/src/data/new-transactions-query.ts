import type { SearchTransaction } from '@mcm/rosetta-client'
import { queryOptions } from '@tanstack/react-query'
import { ADDRESS_PAGE_SIZE, addressTransactionsQuery } from './address-queries'
import { catchUp } from './catch-up'
import { clientFor } from './client'
import { keys } from './keys'

/**
 * The transactions added since the list was loaded, newest first, including the newest loaded ones
 * in their current state. The query runs only on `refetch`. If too many were added to catch up, the
 * list is reloaded from the start.
 */
export const newTransactionsQuery = (endpoint: string, address: string) =>
  queryOptions({
    queryKey: keys.newAddressTransactions(endpoint, address),
    queryFn: async ({ client: queries, queryKey, signal }): Promise<SearchTransaction[]> => {
      const { queryKey: list } = addressTransactionsQuery(endpoint, address)
      const before = queries.getQueryData<SearchTransaction[]>(queryKey) ?? []
      const loaded = queries.getQueryData(list)?.pages.flatMap((page) => page.transactions) ?? []
      const since = await catchUp(before, loaded, ADDRESS_PAGE_SIZE, (page) =>
        clientFor(endpoint).search.transactions({ address, ...page }, { signal }),
      )
      if (!since) void queries.resetQueries({ queryKey: list })
      return since ?? []
    },
    enabled: false,
    staleTime: Infinity,
  })
