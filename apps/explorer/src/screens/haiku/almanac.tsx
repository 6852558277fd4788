import { EmptyState } from '@mcm/ui/empty-state'
import { Text } from '@mcm/ui/text'
import type { Period, SummaryIndex } from '@mcm/exports/data-set'
import { useSearchParams } from 'react-router-dom'
import { formatDay, readDay } from './days'
import { Failure } from './failure'
import { FindForm } from './find-form'
import { FoundVerses } from './found-verses'
import styles from './haiku.module.css'
import { messages } from './messages'
import { pickDay } from './pick-day'
import { useAlmanacIndex } from './use-almanac'
import { useLatestDay } from './use-latest-day'
import { WordLinks } from './word-links'

/** The verses of a data set, by word and by day. */
export function Almanac({ dataset }: { dataset: string }) {
  const { index, days, error, retry } = useAlmanacIndex(dataset)
  if (index && days) return <Loaded dataset={dataset} index={index} days={days} />
  if (error) return <Failure retry={retry} />
  return <div className={styles['waiting']} aria-busy="true" />
}

interface LoadedProps {
  dataset: string
  index: SummaryIndex
  days: readonly Period[]
}

function Loaded({ dataset, index, days }: LoadedProps) {
  const [params] = useSearchParams()
  const words = (params.get('words') ?? '').trim()
  const asked = readDay(params.get('day'))
  const period = words === '' ? pickDay(days, asked) : undefined
  return (
    <>
      <FindForm words={words} day={period?.day ?? asked ?? ''} days={days} />
      <WordLinks words={index.words} />
      {words === '' ? (
        <Day dataset={dataset} index={index} days={days} asked={asked} period={period} />
      ) : (
        <FoundVerses
          dataset={dataset}
          index={index}
          search={{ words }}
          title={messages.wordTitle(words)}
        />
      )}
    </>
  )
}

/** The verses of a day: the one asked for, or the latest. */
function Day({ dataset, index, days, asked, period }: DayProps) {
  const isLatest = period === days.at(-1) && (asked === null || asked === period?.day)
  const latest = useLatestDay(isLatest ? period : undefined)
  if (!period) return <EmptyState title={messages.noSuchDay(formatDay(asked ?? ''))} />
  const { day, first, last } = period
  const at = days.indexOf(period)
  return (
    // The same element for each day, so that the links to the days around it keep the focus.
    <FoundVerses
      dataset={dataset}
      index={index}
      search={{ first, last }}
      title={messages.dayTitle(formatDay(day))}
      day={day}
      lead={messages.lastOfDay}
      neighbors={{ before: days[at - 1]?.day, after: days[at + 1]?.day }}
      {...latest}
    >
      {asked !== null && day !== asked && (
        <Text as="p" tone="soft" size={13}>
          {messages.sameDay(formatDay(asked), formatDay(day))}
        </Text>
      )}
    </FoundVerses>
  )
}

interface DayProps extends LoadedProps {
  /** The day in the URL. */
  asked: string | null
  /** The day that is shown for it, if any. */
  period: Period | undefined
}
