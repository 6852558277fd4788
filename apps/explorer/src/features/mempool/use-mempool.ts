import { retryAfterMs } from '@mcm/react/query'
import { focusManager, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { keys } from '../../data/keys'
import { mempoolCalls } from '../../data/mempool-calls'
import { mempoolQuery } from '../../data/mempool-queries'
import { statusQuery } from '../../data/queries'
import { useLastError } from '../../data/use-last-error'
import { useCanonicalBlocks } from '../../data/use-canonical-blocks'
import { useEndpoint } from '../endpoint/endpoint-store'
import { useOnNewTip } from '../endpoint/use-tip-height'
import { followMempool, type MempoolFollower } from './follow-mempool'
import { confirmedRows, emptyMempool, type Mempool, waiting } from './lifecycle'
import { readSeenTimes, saveSeenTimes } from './seen/seen-times'
import { trueTime } from '../../shared/true-time'

/** Interval between two lists on the mempool's own screen (specification, section 9). */
const POLL_MS = 5000

/**
 * Returns the mempool of the chosen endpoint, which is listed repeatedly. Its transactions are
 * cached with the other queries, so that Back restores them. Hidden tabs make no requests.
 *
 * @param pollMs Interval between two lists.
 */
export function useMempool(pollMs = POLL_MS) {
  const endpoint = useEndpoint()
  const queries = useQueryClient()
  const list = useQuery({
    ...mempoolQuery(endpoint),
    refetchInterval: ({ state: { error } }) => pollAfter(error, pollMs),
    refetchOnWindowFocus: 'always',
  })
  const known = useQuery<Mempool>({ queryKey: keys.mempoolKnown(endpoint), queryFn: skipToken })

  const [isPressed, setIsPressed] = useState(false)
  const refresh = () => {
    setIsPressed(true)
    void list.refetch({ cancelRefetch: false }).finally(() => setIsPressed(false))
  }

  const follower = useRef<MempoolFollower>(undefined)
  useEffect(() => {
    const key = keys.mempoolKnown(endpoint)
    const current = followMempool({
      calls: mempoolCalls(endpoint, queries),
      state: queries.getQueryData<Mempool>(key) ?? {
        ...emptyMempool,
        seenBefore: readSeenTimes(endpoint),
      },
      onChange: (state) => queries.setQueryData(key, state),
    })
    const followFocus = () => (focusManager.isFocused() ? current.resume() : current.hold())
    const unsubscribe = focusManager.subscribe(followFocus)
    follower.current = current
    followFocus()
    return () => {
      unsubscribe()
      current.stop()
    }
  }, [endpoint, queries])

  const { data: hashes, dataUpdatedAt, errorUpdatedAt } = list
  const error = useLastError(list)
  useEffect(() => {
    if (!hashes) return
    follower.current?.listed(hashes, dataUpdatedAt)
    const listed = queries.getQueryData<Mempool>(keys.mempoolKnown(endpoint))
    if (listed) saveSeenTimes(endpoint, listed)
  }, [hashes, dataUpdatedAt, endpoint, queries])

  useOnNewTip((_before, tip) => void follower.current?.mined(tip))

  const mempool = known.data ?? emptyMempool
  const blocks = confirmedRows(mempool).flatMap(({ confirmedBlock }) => confirmedBlock ?? [])
  const chainStatuses = useCanonicalBlocks(endpoint, blocks)
  useEffect(() => {
    for (const [block, chainStatus] of Object.entries(chainStatuses)) {
      if (chainStatus === 'orphaned') follower.current?.orphaned(block)
    }
  }, [chainStatuses])

  return {
    mempool,
    isPending: mempool.listedAt === undefined && !error,
    isFetching: list.isFetching,
    isRefreshing: isPressed && list.isFetching,
    error,
    updatedAt: dataUpdatedAt,
    nextAt: Math.max(dataUpdatedAt, errorUpdatedAt) + pollAfter(error, pollMs),
    period: pollAfter(error, pollMs),
    snapshot: () => {
      const now = queries.getQueryData<Mempool>(keys.mempoolKnown(endpoint)) ?? emptyMempool
      const status = queries.getQueryData(statusQuery(endpoint).queryKey)
      return {
        endpoint,
        waiting: waiting(now),
        listedAt: trueTime(now.listedAt),
        block: status?.current_block_identifier.index,
      }
    },
    refresh,
  }
}

/**
 * Returns the time until the next list, in milliseconds. It is longer than usual only if the server
 * requires it.
 */
function pollAfter(error: Error | null, pollMs: number): number {
  return Math.max(pollMs, retryAfterMs(error) ?? 0)
}
