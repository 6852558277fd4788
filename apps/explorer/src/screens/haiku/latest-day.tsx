import type { Period, SummaryIndex } from '@mcm/exports/data-set'
import { formatCount } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { paths } from '../../config/paths'
import type { Neighbors } from './day-links'
import { dayOf, formatDay } from './days'
import { FoundVerses } from './found-verses'
import { messages } from './messages'
import { MAX_LATEST, useLatestVerses } from './use-latest-verses'

interface LatestDayProps {
  dataset: string
  index: SummaryIndex
  period: Period
  neighbors: Neighbors
}

/** The verses of the data set's latest day, and of the blocks mined since, from the endpoint. */
export function LatestDay({ dataset, index, period, neighbors }: LatestDayProps) {
  const { day, first, last } = period
  const newer = useLatestVerses(last)
  const newest = newer.verses.find((verse) => 'time' in verse)
  const isSameDay = newest === undefined || dayOf(newest.time) === day
  const shownFrom = (newer.tip ?? last) - MAX_LATEST + 1
  return (
    <FoundVerses
      dataset={dataset}
      index={index}
      search={{ first, last }}
      title={isSameDay ? messages.dayTitle(formatDay(day)) : messages.latest}
      day={day}
      lead={newer.tip === undefined || newer.error ? messages.lastOfDay : messages.latestVerse}
      newer={newer}
      neighbors={neighbors}
      gap={
        shownFrom > last + 1
          ? {
              end: last,
              note: (
                <>
                  {messages.missing(formatCount(last + 1), formatCount(shownFrom - 1))}{' '}
                  <Link href={paths.blocks.href({ from: shownFrom - 1 })}>
                    {messages.seeBlocks}
                  </Link>
                </>
              ),
            }
          : undefined
      }
    />
  )
}
