import { endpointOf } from '@mcm/react/query'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { statusQuery } from '../../../data/queries'
import { useLastError } from '../../../data/use-last-error'
import { useSlowed } from '../../../data/use-slowed'
import type { BlockRecord } from './block-record'
import { recordsQuery } from './load-records'
import { recordCacheOf } from './record-cache'

export interface Loading {
  /** The blocks loaded so far, newest first. */
  records: readonly BlockRecord[]
  state: 'loading' | 'complete' | 'short' | 'failed'
  /** Whether requests to the endpoint are being held back. */
  slowed: boolean
  error: unknown
  retry: () => void
}

const NO_TIP = { index: 0, hash: '' }

/**
 * Returns the latest blocks. The list grows while they load, and with each new block after that.
 */
export function useRecords(endpoint: string, count: number): Loading {
  const status = useQuery({ ...statusQuery(endpoint), enabled: false })
  const tip = status.data?.current_block_identifier
  const query = useInfiniteQuery({
    ...recordsQuery(endpoint, tip ?? NO_TIP),
    enabled: tip !== undefined,
    // The previous tip's blocks stay until the first of the new tip's blocks have loaded.
    placeholderData: (before, of) => (of && endpointOf(of) === endpoint ? before : undefined),
  })
  const { data, error, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = query
  const all = useMemo(() => data?.pages.flatMap((page) => page.records) ?? [], [data])
  const records = useMemo(() => all.slice(0, count), [all, count])

  const statusError = useLastError(status)
  const isUnreachable = tip === undefined && statusError !== null
  const state =
    isUnreachable || error
      ? 'failed'
      : data === undefined || isPlaceholderData
        ? 'loading'
        : records.length === count
          ? 'complete'
          : hasNextPage
            ? 'loading'
            : 'short'

  const wantsMore = state === 'loading' && data !== undefined && !isPlaceholderData
  useEffect(() => {
    if (wantsMore && !isFetching) void fetchNextPage()
  }, [wantsMore, isFetching, fetchNextPage])

  useEffect(() => {
    if (state === 'loading') return
    recordCacheOf(endpoint).save()
  }, [endpoint, state])
  // If the visitor leaves while they load, the loaded ones are kept.
  useEffect(() => () => recordCacheOf(endpoint).save(), [endpoint])

  return {
    records,
    state,
    error: isUnreachable ? statusError : error,
    slowed: useSlowed(endpoint),
    retry: () => {
      void status.refetch()
      if (data && !isPlaceholderData) void fetchNextPage()
      else if (tip) void query.refetch()
    },
  }
}
