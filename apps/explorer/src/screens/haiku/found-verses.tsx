import type { SummaryIndex } from '@mcm/exports/data-set'
import { formatCount } from '@mcm/ui/amount'
import { EmptyState } from '@mcm/ui/empty-state'
import { Section } from '@mcm/ui/layout'
import { LoadMore } from '@mcm/ui/load-more'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import { findWords, textOf } from '../../features/verse/almanac/find-words'
import { DayLinks, type Neighbors, PreviousDay } from './day-links'
import { Failure } from './failure'
import { fullRows, HEAD } from './full-rows'
import styles from './haiku.module.css'
import { noVerseWith, OtherWords } from '../../features/verse/almanac/other-words'
import { markWords } from '../../features/verse/almanac/mark-words'
import { messages } from './messages'
import { type Search, useVerses } from '../../features/verse/almanac/use-verses'
import type { LatestVerses } from './use-latest-verses'
import { type Gap, VerseList } from './verse-list'

export interface FoundVersesProps {
  dataset: string
  index: SummaryIndex
  search: Search
  title: string
  /** The day that the title says. */
  day?: string
  /** Verses of later blocks than those of the data set, which the list starts with. */
  newer?: LatestVerses
  /** Why the first verse is set larger, if it is. */
  lead?: string | undefined
  /** Where blocks are missing from the list. */
  gap?: Gap | undefined
  neighbors?: Neighbors
  /** A note above the list. */
  children?: ReactNode
}

/** The verses of a search in the data set, a page at a time. */
export function FoundVerses({
  dataset,
  index,
  search,
  title,
  day,
  newer,
  lead,
  gap,
  neighbors,
  children,
}: FoundVersesProps) {
  const found = useVerses(dataset, index, search, PAGE_SIZE)
  const later = newer?.verses ?? []
  const count = found.count === undefined ? undefined : found.count + later.length
  // Verses of later blocks come first, so their number must be known.
  const isReady = found.verses.length > 0 && (newer?.tip !== undefined || !newer?.isLoading)
  const words = 'words' in search ? findWords(search.words, index.words).flat().map(textOf) : []
  const all = [...later, ...found.verses]
  // Rows begin anew after a gap.
  const [head, start] = gap ? [0, later.length] : [lead === undefined ? 0 : HEAD, 0]
  const shown = all.slice(0, start + fullRows(all.length - start, head, found.hasMore))
  const renderLine = words.length > 0 ? markWords(words) : undefined
  if (found.error && found.verses.length === 0) return <Failure retry={found.retry} />
  return (
    <Section
      title={title}
      aside={
        <>
          <span role="status">
            {newer?.error ? (
              // In place of the number, which isn't known. A notice would move the verses.
              <Text tone="red">{messages.newerFailed}</Text>
            ) : count === undefined ? (
              <Skeleton letters={WAITING_LETTERS} />
            ) : (
              countOf(count, day)
            )}
          </span>
          {neighbors && <DayLinks {...neighbors} />}
        </>
      }
    >
      {children}
      {count === 0 ? (
        <EmptyState title={'words' in search ? noVerseWith(search.words) : messages.noVerses}>
          {'words' in search && (
            <>
              <OtherWords index={index} words={search.words} />
              <p>{messages.noWordHint}</p>
            </>
          )}
        </EmptyState>
      ) : (
        <div className={isReady ? undefined : styles['waiting']} aria-busy={found.isLoading}>
          {isReady && (
            <>
              <VerseList verses={shown} lead={lead} gap={gap} day={day} renderLine={renderLine} />
              <div className={styles['foot']}>
                {found.hasMore && count !== undefined && (
                  <p>{messages.shown(formatCount(shown.length), formatCount(count))}</p>
                )}
                <LoadMore
                  state={stateOf(found)}
                  onLoad={found.error ? found.retry : found.more}
                  label={messages.more}
                  endText={messages.end}
                  errorText={messages.failed}
                />
                <PreviousDay day={neighbors?.before} />
              </div>
            </>
          )}
        </div>
      )}
    </Section>
  )
}

/** Number of verses that are loaded at a time. */
const PAGE_SIZE = 18

/** As wide as most counts with their zone, so that the day's links stay where they are. */
const WAITING_LETTERS = 24

function countOf(count: number, day: string | undefined): string {
  const words = messages.count(formatCount(count), count === 1)
  return day === undefined ? words : messages.inUtc(words)
}

function stateOf({ isLoading, error, hasMore }: ReturnType<typeof useVerses>) {
  if (isLoading) return 'loading'
  if (error) return 'error'
  return hasMore ? 'idle' : 'end'
}
