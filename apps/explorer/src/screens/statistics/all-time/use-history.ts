import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { periodsQuery, summaryIndexQuery } from '../../../data/chain-summary-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { useTipHeight } from '../../../features/endpoint/use-tip-height'
import { useThrottled } from '../../../shared/use-throttled'
import { DRAWING_INTERVAL_MS } from '../records/drawing-interval'
import { useRecords } from '../records/use-records'
import { addLatest } from './add-latest'
import type { Division, HistoryRow } from './history-row'

/**
 * Maximum number of blocks that are loaded to fill the space between the data set and the tip. More
 * would take minutes at the pace that endpoints allow.
 */
const MAX_LATEST = 500

export interface History {
  /** Undefined until the data set has loaded. */
  rows: readonly HistoryRow[] | undefined
  division: Division
  heightsPerRow: number
  /** Number of blocks that were added to the data set's. */
  latest: number
  error: unknown
  retry: () => void
}

/**
 * Returns the periods of the whole chain, with the latest blocks of the endpoint.
 *
 * @param chosen How to divide it. By default, this depends on its length.
 */
export function useHistory(dataset: string, chosen: Division | undefined): History {
  const index = useQuery(summaryIndexQuery(dataset))
  // A short chain has only a few days.
  const isShort = index.data !== undefined && index.data.heights_per_row < 1000
  const division = chosen ?? (isShort ? 'heights' : 'days')
  const path = index.data?.files[division].path ?? ''
  const periods = useQuery({ ...periodsQuery(dataset, path), enabled: path !== '' })
  const tip = useTipHeight() ?? 0
  const behind = index.data ? tip - index.data.to : 0
  const isNear = behind > 0 && behind <= MAX_LATEST
  const { records, state } = useRecords(useEndpoint(), isNear ? behind : 0)
  const drawn = useThrottled(records, state === 'loading' ? DRAWING_INTERVAL_MS : 0)
  const rows = useMemo(
    () => index.data && periods.data && addLatest(periods.data, index.data, drawn, division),
    [index.data, periods.data, drawn, division],
  )
  return {
    rows,
    division,
    heightsPerRow: index.data?.heights_per_row ?? 0,
    latest: rows && index.data ? Math.max(0, (rows.at(-1)?.last ?? 0) - index.data.to) : 0,
    error: index.error ?? periods.error,
    retry: () => {
      void index.refetch()
      if (path !== '') void periods.refetch()
    },
  }
}
