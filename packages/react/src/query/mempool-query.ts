import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Config } from './config'
import { keys } from './keys'
import { JUST_REQUESTED_MS, retryUpTo } from './retry-rules'
import { getTipQueryOptions } from './tip-query'

/** Maximum age, in milliseconds, of a status that can confirm an empty mempool. */
const FRESH_MS = 4000

/**
 * Maximum age, in milliseconds, of the polled status that tells the client that an error means an empty
 * mempool. The status is polled at least every 30 seconds.
 */
const POLLED_STATUS_MS = 35_000

/**
 * Returns the query options of the hashes of pending transactions, oldest first. Because this query is
 * polled, only rate-limited requests are retried. For other errors, the next poll serves as the retry.
 *
 * @example
 * ```ts
 * import { createQueryClient, getMempoolQueryOptions } from '@mcm/react/query'
 *
 * const hashes = await createQueryClient().fetchQuery(getMempoolQueryOptions(config))
 * hashes.every((hash) => hash.startsWith('0x')) // => true
 * ```
 */
export function getMempoolQueryOptions(config: Config) {
  return queryOptions({
    queryKey: keys.mempool(config.endpoint),
    queryFn: async ({ signal, client: queries, queryKey }) => {
      await firstStatus(queries, config)
      const list = async () => {
        const { transaction_identifiers } = await config.client().mempool.list({
          signal,
          synced: isKnownSynced(queries, config),
        })
        return transaction_identifiers.map(({ hash }) => hash)
      }
      const hashes = await list()
      const before = queries.getQueryData<string[]>(queryKey) ?? []
      if (hashes.length > 0 || before.length === 0) return hashes
      // Suddenly empty, or its node went down: a fresh response to the status call distinguishes
      // the two.
      const { sync_status } = await queries.fetchQuery({
        ...getTipQueryOptions(config),
        staleTime: FRESH_MS,
      })
      return sync_status.synced === true ? hashes : list()
    },
    staleTime: JUST_REQUESTED_MS,
    retry: retryUpTo(0),
  })
}

/**
 * Returns whether the latest status is recent and reported that the endpoint is in sync. With this, the
 * client doesn't have to request the status itself.
 *
 * @example
 * ```ts
 * import { createQueryClient, getTipQueryOptions, isKnownSynced } from '@mcm/react/query'
 *
 * const queryClient = createQueryClient()
 * isKnownSynced(queryClient, config) // => false
 * await queryClient.prefetchQuery(getTipQueryOptions(config))
 * isKnownSynced(queryClient, config) // => true
 * ```
 */
export function isKnownSynced(queries: QueryClient, config: Config): boolean {
  const { data, dataUpdatedAt = 0 } =
    queries.getQueryState(getTipQueryOptions(config).queryKey) ?? {}
  return data?.sync_status.synced === true && Date.now() - dataUpdatedAt < POLLED_STATUS_MS
}

/**
 * Waits for the first status response, which other parts of the page need anyway. Most servers return the
 * same error for an empty mempool as for a broken one. Only the status distinguishes them.
 */
async function firstStatus(queries: QueryClient, config: Config): Promise<void> {
  const status = getTipQueryOptions(config)
  const { status: known = 'pending' } = queries.getQueryState(status.queryKey) ?? {}
  if (known === 'pending') await queries.fetchQuery(status).catch(() => {})
}
