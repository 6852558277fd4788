import { Count } from '@mcm/ui/amount'
import { Verse } from '@mcm/ui/haiku'
import { Link } from '@mcm/ui/link'
import { formatDateTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { Fragment, type ReactNode } from 'react'
import { paths } from '../../config/paths'
import { ShareVerse } from '../../features/verse/share/share-verse'
import { MakeWay } from '../../shared/make-way/make-way'
import type { AlmanacVerse } from '../../features/verse/almanac/almanac-source'
import { formatTime } from './days'
import styles from './haiku.module.css'

/** A place in a list where blocks are missing. */
export interface Gap {
  /** Height of the block that the list goes on with. */
  end: number
  note: ReactNode
}

interface VerseListProps {
  /** Without its lines and time, a verse is still loading. */
  verses: readonly (AlmanacVerse | { height: number })[]
  /** Why the first verse is set larger, if it is. */
  lead?: string | undefined
  gap?: Gap | undefined
  /** The day that the heading says, so that its verses say only the time. */
  day?: string | undefined
  /** Renders a line, with the words that were searched for marked. */
  renderLine?: ((line: string) => ReactNode) | undefined
}

/** Verses in columns, each with its block, its time and its image. */
export function VerseList({ verses, lead, gap, day, renderLine }: VerseListProps) {
  const isLarge = (at: number) => lead !== undefined && at === 0
  const afterGap = gap && verses.find(({ height }) => height <= gap.end)
  return (
    <MakeWay order={verses.map(({ height }) => height).join(' ')}>
      <ul className={styles['verses']}>
        {verses.map((verse, at) => (
          <Fragment key={verse.height}>
            {verse === afterGap && <li className={styles['gap']}>{gap?.note}</li>}
            <li className={isLarge(at) ? styles['lead'] : styles['verse']}>
              <Verse
                size={isLarge(at) ? 'hero' : 'list'}
                {...('lines' in verse
                  ? { lines: verse.lines, renderLine }
                  : { lines: WAITING, renderLine: waiting })}
              />
              <div className={styles['caption']}>
                {isLarge(at) && <span>{lead}</span>}
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
          </Fragment>
        ))}
      </ul>
    </MakeWay>
  )
}

/** The lines of a verse that is still loading, with placeholders as long as their syllables. */
const WAITING = ['five', 'seven', 'five']

function waiting(line: string): ReactNode {
  return <Skeleton letters={line === 'seven' ? 14 : 10} />
}
