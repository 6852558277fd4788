'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Config } from '../query/config'
import { keys } from '../query/keys'
import { JUST_REQUESTED_MS } from '../query/retry-rules'
import { getTipQueryOptions } from '../query/tip-query'
import { useConfig } from './config-context'

const INTERVAL_MS = 10_000

/**
 * Parameters of `usePollTip`.
 *
 * @example
 * ```tsx
 * import { usePollTip, type UsePollTipParameters } from '@mcm/react'
 *
 * const slowly: UsePollTipParameters = { interval: 30_000 }
 *
 * function Poll() {
 *   usePollTip(slowly)
 *   return null
 * }
 * <div><Poll /></div>
 * ```
 */
export interface UsePollTipParameters {
  /** Config to use instead of the one of the nearest `MochimoProvider`. */
  config?: Config | undefined
  /** Time between two polls in milliseconds, or false for none. Default: 10,000. */
  interval?: number | false | undefined
}

/**
 * Polls the endpoint's status, which contains the tip. `MochimoProvider` calls this hook, so that a page never
 * requests the status twice. Hidden tabs make no requests. When the visitor or the connection returns, the
 * status is requested immediately.
 *
 * @example
 * ```tsx
 * import { usePollTip } from '@mcm/react'
 *
 * function Poll() {
 *   usePollTip({ config, interval: 30_000 })
 *   return null
 * }
 * <div><Poll /></div>
 * ```
 */
export function usePollTip({
  config: given,
  interval = INTERVAL_MS,
}: UsePollTipParameters = {}): void {
  const config = useConfig(given)
  useQuery({
    ...getTipQueryOptions(config),
    enabled: interval !== false,
    refetchInterval: interval,
    refetchOnWindowFocus: 'always',
    // Selecting an endpoint again checks it immediately, unless it was checked a moment ago.
    staleTime: JUST_REQUESTED_MS,
    notifyOnChangeProps: [],
  })
  // TanStack Query doesn't notice that a page opened without a connection has one now.
  const queries = useQueryClient()
  const { endpoint } = config
  useEffect(() => {
    if (interval === false) return
    const check = () => void queries.invalidateQueries({ queryKey: keys.status(endpoint) })
    addEventListener('online', check)
    return () => removeEventListener('online', check)
  }, [queries, endpoint, interval])
}
