import type { SummaryIndex } from '@mcm/exports/data-set'
import { Count } from '@mcm/ui/amount'
import { Verse } from '@mcm/ui/haiku'
import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../../config/paths'
import { summaryIndexQuery } from '../../../data/chain-summary-queries'
import styles from '../block-verse.module.css'
import { messages } from '../messages'
import type { AlmanacVerse } from './almanac-source'
import { findWords, textOf } from './find-words'
import { markWords } from './mark-words'
import { noVerseWith, OtherWords } from './other-words'
import { useVerses } from './use-verses'

/** Two rows of verses. */
const SHOWN = 6

interface VersesWithProps {
  /** URL of the data set. */
  dataset: string
  words: string
}

/** The latest verses that contain words, for a page that has nothing else to offer. */
export default function VersesWith({ dataset, words }: VersesWithProps) {
  const { data: index, isError } = useQuery(summaryIndexQuery(dataset))
  if (index) return <Latest dataset={dataset} index={index} words={words} />
  return <Room words={words} isWaiting={!isError} />
}

function Latest({ dataset, index, words }: VersesWithProps & { index: SummaryIndex }) {
  const { verses, count, error } = useVerses(dataset, index, { words }, SHOWN)
  if (verses.length === 0) {
    return (
      <Room words={words} isWaiting={count !== 0 && !error}>
        {count === 0 && <Instead dataset={dataset} index={index} words={words} />}
      </Room>
    )
  }
  return (
    <Room words={words} count={count}>
      <Verses
        verses={verses.slice(0, SHOWN)}
        renderLine={markWords(findWords(words, index.words).flat().map(textOf))}
      />
      {count !== undefined && count > SHOWN && (
        <p className={styles['more']}>
          <Link href={paths.haiku.href({ words })}>{messages.showAll(count)}</Link>
        </p>
      )}
    </Room>
  )
}

/** A row of verses. */
const SHOWN_INSTEAD = 3
/** So few blocks have no verse that these are enough for a row of verses. */
const LATEST_HEIGHTS = 12

/** What to try if no verse has the words, and the latest verses. */
function Instead({ dataset, index, words }: VersesWithProps & { index: SummaryIndex }) {
  const heights = { first: Math.max(index.from, index.to - LATEST_HEIGHTS + 1), last: index.to }
  const latest = useVerses(dataset, index, heights, SHOWN_INSTEAD)
  return (
    <>
      <p>{noVerseWith(words)}</p>
      <OtherWords index={index} words={words} />
      {latest.verses.length > 0 && (
        <>
          <Text as="p" size={13} tone="soft" className={styles['instead']}>
            {messages.instead}
          </Text>
          <Verses verses={latest.verses.slice(0, SHOWN_INSTEAD)} />
        </>
      )}
    </>
  )
}

interface VersesProps {
  verses: readonly AlmanacVerse[]
  renderLine?: (line: string) => ReactNode
}

function Verses({ verses, renderLine }: VersesProps) {
  return (
    <ul className={styles['recent']}>
      {verses.map(({ height, time, lines }) => (
        <li key={height}>
          <Verse size="list" lines={lines} renderLine={renderLine} />
          <Text size={13} tone="soft" className={styles['caption']}>
            <Link href={paths.block.href(height)}>
              <Count value={height} />
            </Link>
            {' · '}
            <RelativeTime time={time} />
          </Text>
        </li>
      ))}
    </ul>
  )
}

interface RoomProps {
  words: string
  /** Number of all verses with the words, if there are any. */
  count?: number | undefined
  isWaiting?: boolean
  children?: ReactNode
}

/** The place of the verses, which is theirs from the start, and the way to all of them. */
function Room({ words, count, isWaiting = false, children }: RoomProps) {
  return (
    <Section
      title={messages.versesWith(words, count)}
      className={styles['room'] ?? ''}
      aside={
        (count === undefined || count <= SHOWN) && (
          <Link href={paths.haiku.href({ words })}>{messages.almanac}</Link>
        )
      }
    >
      <div aria-busy={isWaiting}>{children}</div>
    </Section>
  )
}
