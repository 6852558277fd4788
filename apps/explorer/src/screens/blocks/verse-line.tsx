import { Fragment } from 'react'
import styles from './blocks.module.css'

/** On phones, a longer verse is set a little smaller. */
const LONG = 58

/**
 * A verse in a row of the list: on one line, or on tablets, where that is too narrow for the longest
 * verse, on two. It breaks only between its lines and is never cut.
 */
export function VerseLine({ lines }: { lines: readonly string[] }) {
  const isLong = lines.join(' / ').length > LONG
  return (
    <span className={isLong ? `${styles['verse']} ${styles['long']}` : styles['verse']}>
      {lines.map((line, at) => (
        // A haiku may repeat a line, and the order is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {at > 0 && <span className={styles['slash']}> / </span>}
          <span className={styles['verse-line']}>{line.replaceAll('--', '—')}</span>
        </Fragment>
      ))}
    </span>
  )
}
