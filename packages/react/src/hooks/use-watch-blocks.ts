'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useInsertionEffect, useRef } from 'react'
import type { Config } from '../query/config'
import { watchBlocks, type WatchBlocksListeners } from '../query/watch-blocks'
import { useConfig } from './config-context'

/**
 * Parameters of `useWatchBlocks`.
 *
 * @example
 * ```tsx
 * import { useWatchBlocks, type UseWatchBlocksParameters } from '@mcm/react'
 *
 * const log: UseWatchBlocksParameters = { onBlock: (block) => console.log(block) }
 *
 * function Log() {
 *   useWatchBlocks(log)
 *   return null
 * }
 * <div><Log /></div>
 * ```
 */
export interface UseWatchBlocksParameters extends WatchBlocksListeners {
  /** Config to use instead of the one of the nearest `MochimoProvider`. */
  config?: Config | undefined
  /** Whether to watch. Default: true. */
  enabled?: boolean | undefined
}

/**
 * Reports each block that is added to the chain while the component is mounted, and reported blocks that a
 * reorg orphaned. The listeners may change between renders.
 *
 * @example
 * ```tsx
 * import { keys, useConfig, useWatchBlocks } from '@mcm/react'
 * import { useQueryClient } from '@tanstack/react-query'
 *
 * function RefreshTransactions() {
 *   const { endpoint } = useConfig()
 *   const queryClient = useQueryClient()
 *   useWatchBlocks({
 *     onBlock: () =>
 *       void queryClient.invalidateQueries({ queryKey: keys.latestTransactions(endpoint) }),
 *   })
 *   return null
 * }
 * <div><RefreshTransactions /></div>
 * ```
 */
export function useWatchBlocks({
  onBlock,
  onBlockOrphaned,
  onError,
  config: given,
  enabled = true,
}: UseWatchBlocksParameters): void {
  const config = useConfig(given)
  const queries = useQueryClient()
  const listeners = useRef<WatchBlocksListeners>({})
  // Not `useEffect`, which may run a while after the render is on screen.
  useInsertionEffect(() => {
    listeners.current = { onBlock, onBlockOrphaned, onError }
  })
  useEffect(() => {
    if (!enabled) return
    return watchBlocks(queries, config, {
      onBlock: (block) => listeners.current.onBlock?.(block),
      onBlockOrphaned: (block) => listeners.current.onBlockOrphaned?.(block),
      onError: (error) => listeners.current.onError?.(error),
    })
  }, [queries, config, enabled])
}
