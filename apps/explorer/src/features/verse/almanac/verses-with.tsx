import type { SummaryIndex } from '@mcm/exports/data-set'
import { Count } from '@mcm/ui/amount'
import { Verse } from '@mcm/ui/haiku'
import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { paths } from '../../../config/paths'
import { summaryIndexQuery } from '../../../data/chain-summary-queries'
import styles from '../block-verse.module.css'
import { messages } from '../messages'
import { findWords, textOf, wordsIn } from './find-words'
import { markWords } from './mark-words'
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
        {count === 0 && <None index={index} words={words} />}
      </Room>
    )
  }
  const renderLine = markWords(findWords(words, index.words).flat().map(textOf))
  return (
    <Room words={words} count={count}>
      <ul className={styles['recent']}>
        {verses.slice(0, SHOWN).map(({ height, time, lines }) => (
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
    </Room>
  )
}

/** No verse has the words. One of them may still be in many. */
function None({ index, words }: { index: SummaryIndex; words: string }) {
  const each = wordsIn(words)
  if (each.length < 2) return messages.noneWith(words)
  const found = each.filter((word) => findWords(word, index.words).length > 0)
  return (
    <>
      <p>{messages.noneWithAll}</p>
      {found.length > 0 && (
        <p>
          {messages.each}{' '}
          {found.map((word) => (
            <Fragment key={word}>
              <Link href={paths.haiku.href({ words: word })}>{word}</Link>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </>
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
        <Link href={paths.haiku.href({ words })}>
          {count === undefined ? messages.almanac : messages.all}
        </Link>
      }
    >
      <div aria-busy={isWaiting}>{children}</div>
    </Section>
  )
}
