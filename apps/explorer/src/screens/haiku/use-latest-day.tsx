import type { Period } from '@mcm/exports/data-set'
import { formatCount } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { paths } from '../../config/paths'
import { dayOf, formatDay } from './days'
import type { FoundVersesProps } from './found-verses'
import { messages } from './messages'
import { MAX_LATEST, useLatestVerses } from './use-latest-verses'

/**
 * Returns what the list of the data set's latest day says of the blocks mined since, which are from
 * the endpoint, or undefined for any other day.
 */
export function useLatestDay(
  period: Period | undefined,
): Pick<FoundVersesProps, 'title' | 'lead' | 'newer' | 'gap'> | undefined {
  const newer = useLatestVerses(period?.last)
  if (!period) return undefined
  const { day, last } = period
  const newest = newer.verses.find((verse) => 'time' in verse)
  const isSameDay = newest === undefined || dayOf(newest.time) === day
  const shownFrom = (newer.tip ?? last) - MAX_LATEST + 1
  return {
    title: isSameDay ? messages.dayTitle(formatDay(day)) : messages.latest,
    // While the endpoint fails, there may be later ones.
    lead: newer.tip === undefined || newer.error ? messages.latestLoaded : messages.latestVerse,
    newer,
    gap:
      shownFrom > last + 1
        ? {
            end: last,
            note: (
              <>
                {messages.missing(formatCount(last + 1), formatCount(shownFrom - 1))}{' '}
                <Link href={paths.blocks.href({ from: shownFrom - 1 })}>{messages.seeBlocks}</Link>
              </>
            ),
          }
        : undefined,
  }
}
