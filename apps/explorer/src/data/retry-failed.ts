import { type Query, QueryClient } from '@tanstack/react-query'
import { failureKind, isTemporary } from './failure'
import { endpointOf } from './keys'

/** Sends requests a second time, so that the queries that failed keep showing their errors. */
const again = new QueryClient()
/** When each query was last retried here, in milliseconds since 1970. */
const retriedAt = new Map<string, number>()
/**
 * Least time between two retries of a query. The status is polled every 10 or 30 s, but also at once
 * after a failure.
 */
const RETRY_AFTER_MS = 8000

/**
 * Requests what a displayed endpoint failed to return, so that an open page recovers by itself. A
 * screen keeps its error until the data is there: each retry of its own query would replace the
 * error with a loading state for as long as the endpoint takes to fail again.
 *
 * @param wasDown Whether the endpoint didn't respond at all before, so that everything is requested
 *   at once.
 * @param onSuccess Called after each request that succeeds.
 */
export function retryFailed(
  queries: QueryClient,
  endpoint: string,
  wasDown: boolean,
  onSuccess: () => void,
): void {
  const before = Date.now() - (wasDown ? 0 : RETRY_AFTER_MS)
  const failed = queries
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'idle' })
    .filter(
      (query) =>
        endpointOf(query) === endpoint &&
        query.state.status === 'error' &&
        query.state.data === undefined &&
        isTemporary(failureKind(query.state.error)) &&
        Math.max(query.state.errorUpdatedAt, retriedAt.get(query.queryHash) ?? 0) <= before,
    )
  for (const query of failed) {
    retriedAt.set(query.queryHash, Date.now())
    void retry(queries, query).then(onSuccess, () => undefined)
  }
}

/** Runs a query's function, with the query's own cache, in another query. */
async function retry(queries: QueryClient, query: Query): Promise<void> {
  const { options, queryKey } = query
  const { queryFn } = options
  if (typeof queryFn !== 'function') throw new Error('The query has no function')
  const data: unknown = await again.fetchQuery({
    ...options,
    queryKey,
    queryFn: (context) => queryFn({ ...context, client: queries }),
    retry: false,
    gcTime: 0,
    staleTime: 0,
  })
  // The visitor may have tried again meanwhile.
  if (query.state.data === undefined) queries.setQueryData(queryKey, data)
}
