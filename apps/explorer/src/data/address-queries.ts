import { type Priority, readBalance } from '@mcm/rosetta-client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { clientFor } from './client'
import { heightOf } from './search-rows'
import { retryUpTo } from './query-rules'
import { keys } from './keys'

/** Number of transactions on a page of an address (specification, section 9). */
export const ADDRESS_PAGE_SIZE = 10

export const balanceQuery = (endpoint: string, address: string, priority?: Priority) =>
  queryOptions({
    queryKey: keys.balance(endpoint, address),
    queryFn: ({ signal }) => readBalance(clientFor(endpoint, priority), address, { signal }),
    retry: retryUpTo(2),
  })

/** The position where a page of an address's transactions starts. */
export interface Position {
  offset: number
  /**
   * Maximum block height of later pages. It is the first page's height, so that no row moves to
   * another page.
   */
  maxBlock?: number | undefined
}

/**
 * The transactions of an address, newest first. Loaded pages are never requested again.
 *
 * @param maxBlock Maximum block height, if only older transactions are wanted.
 */
export function addressTransactionsQuery(endpoint: string, address: string, maxBlock?: number) {
  const firstPage: Position = { offset: 0, maxBlock }
  return infiniteQueryOptions({
    queryKey: keys.addressTransactions(
      endpoint,
      maxBlock === undefined ? address : `${address} ${maxBlock}`,
    ),
    initialPageParam: firstPage,
    queryFn: ({ signal, pageParam }) =>
      clientFor(endpoint).search.transactions(
        { address, limit: ADDRESS_PAGE_SIZE, ...pageParam },
        { signal },
      ),
    getNextPageParam: (page, _, { offset, maxBlock: limit }): Position | undefined =>
      page.transactions.length < ADDRESS_PAGE_SIZE
        ? undefined
        : {
            offset: offset + page.transactions.length,
            maxBlock: limit ?? heightOf(page.transactions),
          },
    staleTime: Infinity,
  })
}
