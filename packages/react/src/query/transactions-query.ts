import type { SearchTransaction } from '@mcm/rosetta-client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { toHex } from './balance-query'
import type { Config } from './config'
import { keys } from './keys'

/**
 * Which transactions to list. Without an address, those of the whole network.
 *
 * @example
 * ```ts
 * import { createQueryClient, getTransactionsQueryOptions, type TransactionsParameters } from '@mcm/react/query'
 *
 * const wanted: TransactionsParameters = { address, limit: 5 }
 * const options = getTransactionsQueryOptions(config, wanted)
 * const { pages } = await createQueryClient().fetchInfiniteQuery(options)
 * pages[0]?.transactions.length // => 5
 * ```
 */
export interface TransactionsParameters {
  /** An address in Base58 or hex. Both have the same cache entry. */
  address?: string | undefined
  /** Number of transactions per page, 1 to 100. Default: 25. */
  limit?: number | undefined
  /** Maximum block height, if only older transactions are wanted. */
  maxBlock?: number | undefined
}

/**
 * The position where a page of transactions starts.
 *
 * @example
 * ```ts
 * import { getTransactionsQueryOptions, type TransactionsPosition } from '@mcm/react/query'
 *
 * const first: TransactionsPosition = { offset: 0, maxBlock: 12 }
 * getTransactionsQueryOptions(config, { maxBlock: 12 }).initialPageParam // => first
 * ```
 */
export interface TransactionsPosition {
  /** Number of transactions before the page. */
  offset: number
  /**
   * Maximum block height of the page. On later pages, it is the first page's height, so that no row moves
   * to another page.
   */
  maxBlock?: number | undefined
}

/**
 * Returns the infinite query options of a list of transactions from the endpoint's search index, latest
 * first. Loaded pages never become stale. For the status in the chain, see `getCanonicalQueryOptions`.
 *
 * @example
 * ```ts
 * import { createQueryClient, getTransactionsQueryOptions } from '@mcm/react/query'
 *
 * const options = getTransactionsQueryOptions(config, { limit: 2 })
 * const { pages } = await createQueryClient().fetchInfiniteQuery({ ...options, pages: 2 })
 * pages.map(({ transactions }) => transactions.length) // => [2, 2]
 * ```
 */
export function getTransactionsQueryOptions(
  { endpoint, client }: Config,
  { address, limit = 25, maxBlock }: TransactionsParameters = {},
) {
  const account = address === undefined ? {} : { address: toHex(address) }
  const firstPage: TransactionsPosition = { offset: 0, maxBlock }
  return infiniteQueryOptions({
    queryKey: keys.transactionList(endpoint, { ...account, limit, maxBlock }),
    initialPageParam: firstPage,
    queryFn: ({ signal, pageParam }) =>
      client().search.transactions({ ...account, limit, ...pageParam }, { signal }),
    getNextPageParam: (page, _, { offset, maxBlock }): TransactionsPosition | undefined =>
      page.transactions.length < limit
        ? undefined
        : {
            offset: offset + page.transactions.length,
            maxBlock: maxBlock ?? heightOf(page.transactions),
          },
    staleTime: Infinity,
  })
}

/**
 * Returns the height of the latest block in a page of search results. Not every result has a block.
 *
 * @example
 * ```ts
 * import { heightOf } from '@mcm/react/query'
 *
 * const { transactions } = await config.client().search.transactions({ limit: 1 })
 * heightOf(transactions) // => transactions[0]?.block_identifier?.index
 * ```
 */
export function heightOf(rows: readonly SearchTransaction[]): number | undefined {
  return rows.find(({ block_identifier }) => block_identifier)?.block_identifier?.index
}
