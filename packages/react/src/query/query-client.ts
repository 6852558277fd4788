import { type DefaultOptions, QueryClient } from '@tanstack/react-query'
import { boundBlocks } from './bounded-blocks'
import { backOff, retryUpTo } from './retry-rules'
import { watchTip } from './watch-tip'

const SECOND = 1000

/**
 * The defaults of all queries: data is fresh for 10 seconds, and errors that a retry can fix are retried 3
 * times. TanStack Query keeps unused data for 5 minutes, and on a server until the client is dropped.
 *
 * @example
 * ```ts
 * import { queryDefaults } from '@mcm/react/query'
 *
 * queryDefaults.staleTime // => 10_000
 * ```
 */
export const queryDefaults = {
  /** Decides whether an error is retried. */
  retry: retryUpTo(3),
  /** Returns the wait before a retry in milliseconds. */
  retryDelay: backOff,
  /** Age in milliseconds at which data becomes stale. */
  staleTime: 10 * SECOND,
  /** Whether a focused window refetches stale data. */
  refetchOnWindowFocus: false,
  /**
   * Requests are always attempted, because an offline browser still reaches a devnet on its own
   * machine.
   */
  networkMode: 'always',
} satisfies DefaultOptions['queries']

/**
 * Creates a query client with the defaults and the rules of the chain.
 *
 * @param defaults Options that replace `queryDefaults`.
 *
 * @example
 * ```ts
 * import { createQueryClient } from '@mcm/react/query'
 *
 * const queryClient = createQueryClient({ refetchOnWindowFocus: true })
 * queryClient.getDefaultOptions().queries?.staleTime // => 10_000
 * ```
 */
export function createQueryClient(defaults: DefaultOptions['queries'] = {}): QueryClient {
  const queries = new QueryClient({
    defaultOptions: { queries: { ...queryDefaults, ...defaults } },
  })
  applyChainRules(queries)
  return queries
}

/**
 * Applies the rules of the chain to your own query client: whenever a new tip is read, blocks by height that
 * aren't final become stale and displayed blocks are rechecked, and at most 100 blocks, with up to 2,000
 * transactions, stay cached while no component shows them. Call it once for each client.
 *
 * @returns a function that ends it.
 *
 * @example
 * ```ts
 * import { applyChainRules, queryDefaults } from '@mcm/react/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient({ defaultOptions: { queries: queryDefaults } })
 * const stop = applyChainRules(queryClient)
 * stop()
 * ```
 */
export function applyChainRules(queries: QueryClient): () => void {
  const stops = [boundBlocks(queries.getQueryCache()), watchTip(queries)]
  return () => stops.forEach((stop) => stop())
}
