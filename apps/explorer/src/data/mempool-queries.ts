import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { clientFor } from './client'
import { keys } from './keys'
import { statusQuery } from './queries'
import { JUST_REQUESTED_MS, retryUpTo } from './query-rules'

/** Maximum age, in milliseconds, of a status that can confirm an empty mempool. */
const FRESH_MS = 4000

/**
 * Maximum age, in milliseconds, of the polled status that tells the client that an error means an empty
 * mempool. The status is polled every 30 seconds.
 */
const POLLED_STATUS_MS = 35_000

/**
 * The hashes of pending transactions, oldest first. Because this query is polled, only rate-limited
 * requests are retried. For other errors, the next poll serves as the retry.
 */
export const mempoolQuery = (endpoint: string) =>
  queryOptions({
    queryKey: keys.mempool(endpoint),
    queryFn: async ({ signal, client: queries, queryKey }) => {
      await firstStatus(endpoint, queries)
      const list = async () => {
        const { transaction_identifiers } = await clientFor(endpoint).mempool.list({
          signal,
          synced: isKnownSynced(endpoint, queries),
        })
        return transaction_identifiers.map(({ hash }) => hash)
      }
      const hashes = await list()
      const before = queries.getQueryData<string[]>(queryKey) ?? []
      if (hashes.length > 0 || before.length === 0) return hashes
      // Suddenly empty, or its node went down: a fresh response to the status call
      // distinguishes the two.
      const { sync_status } = await queries.fetchQuery({
        ...statusQuery(endpoint),
        staleTime: FRESH_MS,
      })
      return sync_status.synced === true ? hashes : list()
    },
    staleTime: JUST_REQUESTED_MS,
    retry: retryUpTo(0),
  })

/**
 * Returns whether the latest status is recent and reported that the endpoint is in sync. With this, the
 * client doesn't have to request the status itself.
 */
export function isKnownSynced(endpoint: string, queries: QueryClient): boolean {
  const { data, dataUpdatedAt = 0 } = queries.getQueryState(statusQuery(endpoint).queryKey) ?? {}
  return data?.sync_status.synced === true && Date.now() - dataUpdatedAt < POLLED_STATUS_MS
}

/**
 * Waits for the first status response, which other parts of the page need anyway. Most servers
 * return the same error for an empty mempool as for a broken one. Only the status distinguishes them.
 */
async function firstStatus(endpoint: string, queries: QueryClient): Promise<void> {
  const status = statusQuery(endpoint)
  const { status: known = 'pending' } = queries.getQueryState(status.queryKey) ?? {}
  if (known === 'pending') await queries.fetchQuery(status).catch(() => {})
}
