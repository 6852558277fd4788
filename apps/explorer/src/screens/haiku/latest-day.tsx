import type { Period, SummaryIndex } from '@mcm/exports/data-set'
import { formatCount } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths'
import { dayOf, formatDay } from './days'
import { FoundVerses } from './found-verses'
import styles from './haiku.module.css'
import { messages } from './messages'
import { MAX_LATEST, useLatestVerses } from './use-latest-verses'

interface LatestDayProps {
  dataset: string
  index: SummaryIndex
  period: Period
  /** Links to other days. */
  links: ReactNode
}

/** The verses of the data set's latest day, and of the blocks mined since, from the endpoint. */
export function LatestDay({ dataset, index, period: { day, first, last }, links }: LatestDayProps) {
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
      newer={newer}
      links={links}
      note={
        shownFrom > last + 1 && (
          <Text as="p" tone="soft" size={13} className={styles['note']}>
            {messages.missing(formatCount(last + 1), formatCount(shownFrom - 1))}{' '}
            <Link href={paths.blocks.href({ from: shownFrom - 1 })}>{messages.seeBlocks}</Link>
          </Text>
        )
      }
    />
  )
}
