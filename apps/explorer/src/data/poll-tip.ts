import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keys } from './keys'
import { statusQuery } from './queries'
import { JUST_REQUESTED_MS } from './query-rules'

/**
 * Time between two polls of the tip while it is displayed. Elsewhere, the interval is longer
 * (specification, section 9).
 */
const LIVE_MS = 10_000
const IDLE_MS = 30_000

/**
 * Polls the endpoint's status in one place, which is mounted once in the frame. The header, the
 * banner and the latest blocks read the same query, so a page never requests it twice. Hidden tabs
 * make no requests; when the visitor or the connection returns, the tip is requested immediately.
 */
export function usePollTip(endpoint: string, live: boolean): void {
  useQuery({
    ...statusQuery(endpoint),
    refetchInterval: live ? LIVE_MS : IDLE_MS,
    refetchOnWindowFocus: 'always',
    // Selecting an endpoint again checks it immediately, unless it was checked a moment ago.
    staleTime: JUST_REQUESTED_MS,
    notifyOnChangeProps: [],
  })
  // TanStack Query doesn't notice that a page opened without a connection has one now.
  const queries = useQueryClient()
  useEffect(() => {
    const check = () => void queries.invalidateQueries({ queryKey: keys.status(endpoint) })
    addEventListener('online', check)
    return () => removeEventListener('online', check)
  }, [queries, endpoint])
}
