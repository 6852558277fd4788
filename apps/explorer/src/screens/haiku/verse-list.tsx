import { Count } from '@mcm/ui/amount'
import { Verse } from '@mcm/ui/haiku'
import { Link } from '@mcm/ui/link'
import { formatDateTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths'
import { ShareVerse } from '../../features/verse/share/share-verse'
import type { AlmanacVerse } from './almanac-source'
import { formatTime } from './days'
import styles from './haiku.module.css'

interface VerseListProps {
  /** Without its lines and time, a verse is still loading. */
  verses: readonly (AlmanacVerse | { height: number })[]
  /** Whether the first verse is set larger, on a row of its own. */
  lead?: boolean | undefined
  /** The day that the heading says, so that its verses say only the time. */
  day?: string | undefined
  /** Renders a line, with the words that were searched for marked. */
  renderLine?: ((line: string) => ReactNode) | undefined
}

/** Verses in columns, each with its block, its time and its image. */
export function VerseList({ verses, lead = false, day, renderLine }: VerseListProps) {
  return (
    <ul className={styles['verses']}>
      {verses.map((verse, at) => (
        <li key={verse.height} className={lead && at === 0 ? styles['lead'] : styles['verse']}>
          <Verse
            size={lead && at === 0 ? 'hero' : 'list'}
            {...('lines' in verse
              ? { lines: verse.lines, renderLine }
              : { lines: WAITING, renderLine: waiting })}
          />
          <div className={styles['caption']}>
            <Link href={paths.block.href(verse.height)}>
              <Count value={verse.height} />
            </Link>
            {'lines' in verse ? (
              <>
                <time
                  dateTime={new Date(verse.time).toISOString()}
                  title={formatDateTime(verse.time)}
                  className={styles['time']}
                >
                  {formatTime(verse.time, day)}
                </time>
                <ShareVerse image={verse} />
              </>
            ) : (
              <Skeleton letters={8} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The lines of a verse that is still loading, with placeholders as long as their syllables. */
const WAITING = ['five', 'seven', 'five']

function waiting(line: string): ReactNode {
  return <Skeleton letters={line === 'seven' ? 14 : 10} />
}
