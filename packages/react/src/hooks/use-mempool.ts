'use client'
import { useQuery } from '@tanstack/react-query'
import { getMempoolQueryOptions } from '../query/mempool-query'
import { useConfig } from './config-context'
import type { HookParameters } from './query-parameter'

const INTERVAL_MS = 10_000

/**
 * Returns the hashes of pending transactions, oldest first, and requests them every 10 seconds. Set
 * `query.refetchInterval` for another interval.
 *
 * @example
 * ```tsx
 * import { useMempool } from '@mcm/react'
 *
 * function Pending() {
 *   const { data: hashes } = useMempool()
 *   return <p>{hashes ? `${hashes.length} pending transactions` : 'Loading…'}</p>
 * }
 * <Pending />
 * ```
 */
export function useMempool({ config: given, query }: HookParameters = {}) {
  const config = useConfig(given)
  return useQuery({ ...getMempoolQueryOptions(config), refetchInterval: INTERVAL_MS, ...query })
}
