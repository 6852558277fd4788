import { formatCount } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { EmptyState } from '@mcm/ui/empty-state'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { LoadMore } from '@mcm/ui/load-more'
import { Text } from '@mcm/ui/text'
import type { Period, SummaryIndex } from '@mcm/exports/data-set'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../config/paths'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { findWords, textOf } from '../../features/verse/find-words'
import { FindForm } from './find-form'
import styles from './haiku.module.css'
import { markWords } from './mark-words'
import { messages } from './messages'
import { pickDay } from './pick-day'
import { type Search, useAlmanacIndex, useVerses } from './use-almanac'
import { VerseList } from './verse-list'
import { WordLinks } from './word-links'

/** The verses of a data set, by word and by day. */
export function Almanac({ dataset }: { dataset: string }) {
  const { index, days, error, retry } = useAlmanacIndex(dataset)
  if (index && days) return <Loaded dataset={dataset} index={index} days={days} />
  if (error) return <Failure retry={retry} />
  return <div className={styles['waiting']} aria-busy="true" />
}

function Failure({ retry }: { retry: () => void }) {
  return (
    <ErrorPanel
      level={2}
      title={messages.failed}
      actions={
        <Button variant="solid" onClick={retry}>
          {messages.retry}
        </Button>
      }
    >
      <p>{messages.failedText}</p>
    </ErrorPanel>
  )
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
  const day = words === '' ? pickDay(days, asked) : undefined
  const title =
    words === '' ? messages.dayTitle(formatDay(day?.day ?? '')) : messages.wordTitle(words)
  const search: Search | undefined =
    words === '' ? day && { first: day.first, last: day.last } : { words }
  return (
    <>
      {/* The fields show what the URL says after going back too. */}
      <FindForm key={params.toString()} words={words} day={asked ?? ''} days={days} />
      <WordLinks words={index.words} />
      {search ? (
        <Verses dataset={dataset} index={index} search={search} title={title}>
          {day && day === days.at(-1) && <End height={day.last} />}
          {day && asked !== null && day.day !== asked && (
            <Text as="p" tone="soft" size={13}>
              {messages.sameDay(formatDay(asked), formatDay(day.day))}
            </Text>
          )}
        </Verses>
      ) : (
        <EmptyState title={messages.noSuchDay(formatDay(asked ?? ''))} />
      )}
    </>
  )
}

/** Says where the data set ends, unless that is the latest block. */
function End({ height }: { height: number }) {
  const tip = useTipHeight()
  if (tip === undefined || tip <= height) return null
  return (
    <Text as="p" tone="soft" size={13}>
      {messages.endsWith(formatCount(height))}{' '}
      <Link href={paths.blocks.href()}>{messages.newer}</Link>
    </Text>
  )
}

interface VersesProps {
  dataset: string
  index: SummaryIndex
  search: Search
  title: string
  children: ReactNode
}

function Verses({ dataset, index, search, title, children }: VersesProps) {
  const found = useVerses(dataset, index, search)
  const { count, verses } = found
  const words = 'words' in search ? findWords(search.words, index.words).flat().map(textOf) : []
  const renderLine = words.length > 0 ? markWords(words) : undefined
  if (found.error && verses.length === 0) return <Failure retry={found.retry} />
  return (
    <Section
      title={title}
      aside={
        <span role="status">
          {count !== undefined && messages.count(formatCount(count), count === 1)}
        </span>
      }
    >
      {children}
      {count === 0 ? (
        <EmptyState title={'words' in search ? messages.noWord : messages.noVerses}>
          {'words' in search && messages.noWordHint}
        </EmptyState>
      ) : (
        <div
          className={verses.length === 0 ? styles['waiting'] : undefined}
          aria-busy={found.isLoading}
        >
          <VerseList verses={verses} renderLine={renderLine} />
          {verses.length > 0 && (
            <LoadMore
              state={stateOf(found)}
              onLoad={found.error ? found.retry : found.more}
              label={messages.more}
              endText={messages.end}
              errorText={messages.failed}
            />
          )}
        </div>
      )}
    </Section>
  )
}

function stateOf({ isLoading, error, hasMore }: ReturnType<typeof useVerses>) {
  if (isLoading) return 'loading'
  if (error) return 'error'
  return hasMore ? 'idle' : 'end'
}

/** Returns the day of a URL, or null if it has none or an invalid one. */
function readDay(text: string | null): string | null {
  const isDay = text !== null && /^\d{4}-\d\d-\d\d$/.test(text)
  return isDay && !Number.isNaN(Date.parse(text)) ? text : null
}

const dayFormat = /* @__PURE__ */ new Intl.DateTimeFormat(undefined, {
  dateStyle: 'long',
  timeZone: 'UTC',
  numberingSystem: 'latn',
})

function formatDay(day: string): string {
  return day === '' ? '' : dayFormat.format(Date.parse(day))
}
