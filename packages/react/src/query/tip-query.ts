import type { BlockIdentifier } from '@mcm/rosetta-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Config } from './config'
import { keys } from './keys'
import { retryUpTo } from './retry-rules'

/** Maximum duration of a status call. Calls that take longer count as failed. */
const STATUS_TIMEOUT_MS = 5000

/**
 * Returns the query options of the endpoint's status: the tip and whether the endpoint is in sync. The
 * query is polled in one place (`MochimoProvider`), so only rate-limited requests are retried.
 *
 * @example
 * ```ts
 * import { createQueryClient, getTipQueryOptions } from '@mcm/react/query'
 *
 * const status = await createQueryClient().fetchQuery(getTipQueryOptions(config))
 * status.current_block_identifier.index > 0 // => true
 * ```
 */
export function getTipQueryOptions({ endpoint, client }: Config) {
  return queryOptions({
    queryKey: keys.status(endpoint),
    queryFn: ({ signal }) => client().network.status({ signal, timeout: STATUS_TIMEOUT_MS }),
    staleTime: 10_000,
    retry: retryUpTo(0),
  })
}

/** Returns the tip as it was last read, without a request. */
export function knownTip(queries: QueryClient, config: Config): BlockIdentifier | undefined {
  return queries.getQueryData(getTipQueryOptions(config).queryKey)?.current_block_identifier
}
