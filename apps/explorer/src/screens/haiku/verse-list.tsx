import { Count } from '@mcm/ui/amount'
import { Verse } from '@mcm/ui/haiku'
import { Link } from '@mcm/ui/link'
import { DateTime } from '@mcm/ui/relative-time'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths'
import { ShareVerse } from '../../features/verse/share/share-verse'
import type { AlmanacVerse } from './almanac-source'
import styles from './haiku.module.css'

interface VerseListProps {
  verses: readonly AlmanacVerse[]
  /** Renders a line, with the words that were searched for marked. */
  renderLine?: ((line: string) => ReactNode) | undefined
}

/** Verses in columns, each with its block, its time and its image. */
export function VerseList({ verses, renderLine }: VerseListProps) {
  return (
    <ul className={styles['verses']}>
      {verses.map(({ height, time, lines }) => (
        <li key={height} className={styles['verse']}>
          <Verse lines={lines} size="list" renderLine={renderLine} />
          <div className={styles['caption']}>
            <Link href={paths.block.href(height)}>
              <Count value={height} />
            </Link>
            <DateTime time={time} className={styles['time']} />
            <ShareVerse image={{ lines, height, time }} />
          </div>
        </li>
      ))}
    </ul>
  )
}
