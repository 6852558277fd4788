import { CHECKING, isChainStatus } from '@mcm/react/query'
import type { BlockIdentifier } from '@mcm/rosetta-client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type DayTransactions, dayTransactionsQuery } from '../../../data/day-transactions-query'
import { useCanonicalBlocks } from '../../../data/use-canonical-blocks'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { startOfDay } from '../../../shared/true-time'
import { inChain, type Movement, uniqueMovements } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import { type DayTotal, dayTotal, sumUp } from './day-total'

interface Loaded {
  /** Newest first. */
  movements: readonly Movement[]
  times: MovementTimes
  isWaiting: boolean
  hasMore: boolean
  isNarrowed: boolean
}

interface Today {
  /** Undefined while it isn't known. */
  total: DayTotal | undefined
  /** Whether the rest of the day is being read. */
  isReading: boolean
}

/**
 * Returns what moved today (UTC). If the loaded transactions don't reach back to midnight, the rest is
 * read in few large pages, unless there are too many, or mined ones, each of which needs its block.
 */
export function useToday(address: string, loaded: Loaded): Today {
  const { movements, times, isWaiting, hasMore, isNarrowed } = loaded
  const endpoint = useEndpoint()
  const start = startOfDay()
  const total = isWaiting || isNarrowed ? undefined : dayTotal(movements, times, start, hasMore)
  const isWanted =
    total !== undefined &&
    !total.isComplete &&
    times.isComplete &&
    !times.isAsking &&
    !movements.some(({ isNamedMiner }) => isNamedMiner)
  const { data, isLoading } = useQuery({
    ...dayTransactionsQuery(endpoint, address, start),
    enabled: isWanted,
  })
  const day = useMemo(
    () => (isWanted && data?.isComplete ? wholeDay(data, movements, address) : undefined),
    [isWanted, data, movements, address],
  )
  const chainStatuses = useCanonicalBlocks(endpoint, blocksOf(day?.unloaded ?? []))
  if (!day) return { total, isReading: isWanted && isLoading }
  const all = [...day.loaded, ...day.unloaded.map((movement) => inChain(movement, chainStatuses))]
  const isReading = all.some(({ transaction: { status } }) => status === CHECKING)
  const isKnown = !all.some(({ transaction: { status } }) => status === 'UNKNOWN')
  return isKnown && !isReading ? { total: sumUp(all), isReading } : { total, isReading }
}

/**
 * Returns all movements of a day, or undefined if some are mined but not loaded, or if there may be others
 * between these and the loaded ones, because the list has been loaded anew.
 */
function wholeDay({ transactions }: DayTransactions, list: readonly Movement[], address: string) {
  const day = uniqueMovements(transactions, address)
  const keys = new Set(day.map(({ key }) => key))
  const newest = list.findIndex(({ key }) => key === day[0]?.key)
  if (newest === -1) return undefined
  const loaded = list.filter(({ key }, at) => at < newest || keys.has(key))
  const loadedKeys = new Set(loaded.map(({ key }) => key))
  const unloaded = day.filter(({ key }) => !loadedKeys.has(key))
  return unloaded.some(({ isNamedMiner }) => isNamedMiner) ? undefined : { loaded, unloaded }
}

function blocksOf(movements: readonly Movement[]): BlockIdentifier[] {
  return movements.flatMap(({ transaction: { block, status } }) =>
    block && isChainStatus(status) ? [block] : [],
  )
}
