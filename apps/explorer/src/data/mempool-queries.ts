import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { clientFor } from './client'
import { keys } from './keys'
import { statusQuery } from './queries'
import { JUST_ASKED_MS, retryUpTo } from './query-rules'

/** So lately the status must have been heard to vouch for a mempool that has nothing any more. */
const FRESH_MS = 4000

/**
 * Hashes of what waits for a block, the oldest first. Polled, and so retried only after a refusal: the
 * next poll is the retry.
 */
export const mempoolQuery = (endpoint: string) =>
  queryOptions({
    queryKey: keys.mempool(endpoint),
    queryFn: async ({ signal, client: queries, queryKey }) => {
      await firstStatus(endpoint, queries)
      const list = async () => {
        const { transaction_identifiers } = await clientFor(endpoint).mempool.list({
          signal,
        })
        return transaction_identifiers.map(({ hash }) => hash)
      }
      const hashes = await list()
      const before = queries.getQueryData<string[]>(queryKey) ?? []
      if (hashes.length > 0 || before.length === 0) return hashes
      // Emptied at once, or its node went: an answer to the status call that is fresh tells.
      const { sync_status } = await queries.fetchQuery({
        ...statusQuery(endpoint),
        staleTime: FRESH_MS,
      })
      return sync_status.synced === true ? hashes : list()
    },
    staleTime: JUST_ASKED_MS,
    retry: retryUpTo(0),
  })

/**
 * Waits for the first answer to the status call, which everybody awaits anyway. Most servers say of an
 * empty mempool what they say of a broken one: then the client looks whether the endpoint is in step,
 * which it knows already when it has heard the status before.
 */
async function firstStatus(endpoint: string, queries: QueryClient): Promise<void> {
  const status = statusQuery(endpoint)
  const { status: known = 'pending' } = queries.getQueryState(status.queryKey) ?? {}
  if (known === 'pending') await queries.fetchQuery(status).catch(() => {})
}
