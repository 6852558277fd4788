import { Count } from '@mcm/ui/amount'
import { Verse } from '@mcm/ui/haiku'
import { Link } from '@mcm/ui/link'
import { DateTime } from '@mcm/ui/relative-time'
import { paths } from '../../config/paths'
import { ShareVerse } from '../../features/verse/share/share-verse'
import type { AlmanacVerse } from './almanac-source'
import styles from './haiku.module.css'

/** Verses in columns, each with its block, its time and its image. */
export function VerseList({ verses }: { verses: readonly AlmanacVerse[] }) {
  return (
    <ul className={styles['verses']}>
      {verses.map(({ height, time, lines }) => (
        <li key={height} className={styles['verse']}>
          <Verse lines={lines} size="medium" />
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
