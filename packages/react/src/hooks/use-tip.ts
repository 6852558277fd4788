'use client'
import type { NetworkStatusResponse } from '@mcm/rosetta-client'
import { useQuery } from '@tanstack/react-query'
import { getTipQueryOptions } from '../query/tip-query'
import { useConfig } from './config-context'
import type { HookParameters } from './query-parameter'

/**
 * The latest block of an endpoint.
 *
 * @example
 * ```ts
 * import type { Tip } from '@mcm/react'
 *
 * const describe = ({ index, isSynced }: Tip) => `${index}${isSynced ? '' : ' (syncing)'}`
 * describe({ index: 12, hash: `0x${'ab'.repeat(32)}`, time: 0, isSynced: false }) // => '12 (syncing)'
 * ```
 */
export interface Tip {
  /** Height of the block. */
  index: number
  /** Hash of the block. */
  hash: string
  /** Time of the block, in milliseconds since 1970. */
  time: number
  /** Whether the endpoint reports that it is in sync. */
  isSynced: boolean
}

/**
 * Returns the latest block as it was last polled, and requests it once if it is unknown.
 *
 * @example
 * ```tsx
 * import { useTip } from '@mcm/react'
 *
 * function Height() {
 *   const { data: tip, isPending } = useTip()
 *   return <p>{isPending ? 'Loading…' : tip?.index}</p>
 * }
 * <Height />
 * ```
 */
export function useTip({ config: given, query }: HookParameters = {}) {
  const config = useConfig(given)
  return useQuery({ ...getTipQueryOptions(config), ...query, select: readTip })
}

function readTip(status: NetworkStatusResponse): Tip {
  const { index, hash } = status.current_block_identifier
  return {
    index,
    hash,
    time: status.current_block_timestamp,
    isSynced: status.sync_status.synced === true,
  }
}
