'use client'
import { useQuery } from '@tanstack/react-query'
import { getBlockQueryOptions } from '../query/block-query'
import { useConfig } from './config-context'
import type { HookParameters } from './query-parameter'
import { useRefetchOnTip } from './use-refetch-on-tip'

/**
 * Parameters of `useBlock`. With neither a hash nor a height, it returns the tip.
 *
 * @example
 * ```tsx
 * import { useBlock, type UseBlockParameters } from '@mcm/react'
 *
 * const wanted: UseBlockParameters = { height: 1_079_820, query: { staleTime: 60_000 } }
 *
 * function Block() {
 *   return <p>{useBlock(wanted).data?.block_identifier.hash ?? 'Loading…'}</p>
 * }
 * <Block />
 * ```
 */
export interface UseBlockParameters extends HookParameters {
  /** Hash of the block, which takes precedence over the height. */
  hash?: string | undefined
  /** Height of the block. */
  height?: number | undefined
}

/**
 * Returns a block: by its hash, by its height, or the tip. A block by height changes if a reorg replaces it,
 * and the tip changes with each new block.
 *
 * @example
 * ```tsx
 * import { useBlock } from '@mcm/react'
 *
 * function LatestBlock() {
 *   const { data: block, error } = useBlock()
 *   if (error) return <p>The block couldn’t be loaded.</p>
 *   return <p>{block ? `${block.transactions.length} transactions` : 'Loading…'}</p>
 * }
 * <LatestBlock />
 * ```
 */
export function useBlock({ hash, height = 0, config: given, query }: UseBlockParameters = {}) {
  const config = useConfig(given)
  const options = getBlockQueryOptions(config, hash === undefined ? { height } : { hash })
  useRefetchOnTip(config, options.queryKey)
  return useQuery({ ...options, ...query })
}
