import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { clientFor } from '../../../data/client'
import { blockByHashQuery, statusQuery } from '../../../data/queries'
import type { BlockRecord } from './block-record'
import { loadRecords } from './load-records'
import { paceOf } from './pace'
import { recordCacheOf } from './record-cache'

export interface Loading {
  /** Newest first, as many as have come. */
  records: readonly BlockRecord[]
  state: 'loading' | 'complete' | 'short' | 'failed'
  /** The endpoint limits how often it may be asked. */
  slowed: boolean
  error: unknown
  retry: () => void
}

interface Progress {
  of: string
  records: readonly BlockRecord[]
  state: Loading['state']
  error: unknown
}

const nothing = { records: [], state: 'loading', error: undefined } as const

/** The newest blocks, growing while they load, and by each new block afterwards. */
export function useRecords(endpoint: string, count: number): Loading {
  const queries = useQueryClient()
  const status = useQuery({ ...statusQuery(endpoint), enabled: false })
  const tipHash = status.data?.current_block_identifier.hash
  const tipHeight = status.data?.current_block_identifier.index
  const [attempt, setAttempt] = useState(0)
  const [progress, setProgress] = useState<Progress>({ of: '', ...nothing })
  const of = `${endpoint} ${count}`

  useEffect(() => {
    if (tipHash === undefined || tipHeight === undefined) return
    const stop = new AbortController()
    const { signal } = stop
    const cache = recordCacheOf(endpoint)
    const show = (change: Partial<Progress>) => {
      if (signal.aborted) return
      setProgress((last) => ({ ...(last.of === of ? last : nothing), ...change, of }))
    }
    show({ state: 'loading', error: undefined })
    void loadRecords({
      tip: { index: tipHeight, hash: tipHash },
      count,
      cache,
      pace: paceOf(endpoint),
      signal,
      fetchBlock: async (wanted, signal) => {
        if ('hash' in wanted) {
          const known = queries.getQueryData(blockByHashQuery(endpoint, wanted.hash).queryKey)
          if (known) return known
        }
        const named = 'index' in wanted && wanted.index === 0 ? 'tip' : wanted
        return (await clientFor(endpoint).block.get(named, { signal })).block
      },
      report: (records) => show({ records }),
    })
      .then(
        (more) => show({ state: more ? 'complete' : 'short' }),
        (error: unknown) => show({ state: 'failed', error }),
      )
      .finally(() => cache.save())
    return () => stop.abort()
    // `attempt` is no input of the loading, but a reason to load again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [queries, endpoint, count, of, tipHash, tipHeight, attempt])

  const retry = useCallback(() => {
    void status.refetch()
    setAttempt((last) => last + 1)
  }, [status])
  const own = progress.of === of ? progress : { ...nothing, of }
  const unreachable = tipHash === undefined && status.isError
  return {
    ...own,
    state: unreachable ? 'failed' : own.state,
    error: unreachable ? status.error : own.error,
    slowed: paceOf(endpoint).slowed,
    retry,
  }
}
