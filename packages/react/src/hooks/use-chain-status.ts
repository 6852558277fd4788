'use client'
import type { BlockIdentifier } from '@mcm/rosetta-client'
import { useQuery } from '@tanstack/react-query'
import { getCanonicalQueryOptions } from '../query/canonical-query'
import { chainStatusOf, type ChainStatus } from '../query/chain-status'
import { useConfig } from './config-context'
import type { HookParameters } from './query-parameter'

/**
 * Parameters of `useChainStatus`.
 *
 * @example
 * ```tsx
 * import { useChainStatus, type UseChainStatusParameters } from '@mcm/react'
 *
 * function Confirmation(wanted: UseChainStatusParameters) {
 *   return <p>{useChainStatus(wanted) === 'canonical' ? 'Confirmed' : 'Not confirmed'}</p>
 * }
 * <Confirmation block={{ index: 12, hash: `0x${'ab'.repeat(32)}` }} />
 * ```
 */
export interface UseChainStatusParameters extends HookParameters {
  /** Height and hash of the block, such as the one of a search result. */
  block: BlockIdentifier
}

/**
 * Returns whether a block is part of the chain, and checks it again when the tip moves. Search results can
 * contain orphaned blocks whose status is `SUCCESS`.
 *
 * @example
 * ```tsx
 * import { useChainStatus } from '@mcm/react'
 *
 * function Status({ index, hash }: { index: number; hash: string }) {
 *   return <p>{useChainStatus({ block: { index, hash } })}</p>
 * }
 * <Status index={12} hash={`0x${'ab'.repeat(32)}`} />
 * ```
 */
export function useChainStatus({
  block,
  config: given,
  query,
}: UseChainStatusParameters): ChainStatus {
  const config = useConfig(given)
  return chainStatusOf(useQuery({ ...getCanonicalQueryOptions(config, { block }), ...query }))
}
