import type { SearchTransaction } from '@mcm/rosetta-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { newestBlocksQuery } from '../../../data/newest-blocks'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { useIdle } from '../../../shared/use-idle'
import { unindexedOf } from './unindexed'

const NO_TIP = { index: 0, hash: '' }

/**
 * Reads from the chain the transactions of an address that the search index doesn't have yet.
 *
 * @param indexed The newest transactions of the index, newest first, or undefined while they load or if
 *   they don't reach the tip.
 */
export function useUnindexed(address: string, indexed: readonly SearchTransaction[] | undefined) {
  const endpoint = useEndpoint()
  const { data: status } = useQuery({ ...statusQuery(endpoint), enabled: false })
  const tip = status?.current_block_identifier
  const isIdle = useIdle()
  const blocks = useQuery({
    ...newestBlocksQuery(endpoint, tip ?? NO_TIP),
    enabled: isIdle && tip !== undefined && indexed !== undefined,
    // Until a new tip's blocks are loaded, the index may still not have those before.
    placeholderData: keepPreviousData,
  })
  const { data } = blocks
  const transactions = useMemo(
    () => (data && indexed ? unindexedOf(data, indexed, address) : []),
    [data, indexed, address],
  )
  return {
    transactions,
    /** Whether blocks load for the first time. */
    isLoading: blocks.isLoading,
    /** Whether the blocks are those of the last known tip. */
    isCurrent: blocks.isSuccess && !blocks.isPlaceholderData,
  }
}
