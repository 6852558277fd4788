import { isAtItsHeight } from '@mcm/react/query'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { configFor } from './client'
import { keys } from './keys'

/** A hash that isn't in the chain at the height where it was seen. */
export interface LostBlock {
  height: number
}

/**
 * Returns whether a hash for which the endpoint has no block belongs to an orphaned block. Servers
 * return 'not found' in both cases, so only the height shows which block won.
 *
 * @param height Height at which the reader saw the hash. If it is unknown, the endpoint's events
 *   are searched for the hash.
 */
export const lostBlockQuery = (endpoint: string, hash: string, height?: number) =>
  queryOptions({
    queryKey: keys.lostBlock(endpoint, hash),
    queryFn: async ({ client: queries, queryKey, signal }): Promise<LostBlock | null> => {
      const known = height ?? queries.getQueryData<LostBlock | null>(queryKey)?.height
      const at = known ?? (await heightInEvents(endpoint, hash, signal))
      if (at === undefined) return null
      return (await isWithout(queries, endpoint, { index: at, hash })) ? { height: at } : null
    },
    staleTime: Infinity,
    // An endpoint doesn't gain an index on a retry; the chain calls have their own retries.
    retry: false,
  })

async function isWithout(
  queries: QueryClient,
  endpoint: string,
  block: { index: number; hash: string },
): Promise<boolean> {
  return !(await isAtItsHeight(queries, configFor(endpoint), block, 'background'))
}

async function heightInEvents(endpoint: string, hash: string, signal: AbortSignal) {
  // The events client is loaded on demand, because nothing else here needs it.
  const { findInEvents } = await import('./find-in-events')
  return findInEvents(endpoint, hash, signal)
}
