import { Fragment } from 'react'
import styles from './blocks.module.css'

/** Lengths above which a verse is set a little smaller: on narrow phones, and on all phones. */
const LONG = { narrow: 58, phone: 62 }

/**
 * A verse in a row of the list: on one line, or on tablets, where that is too narrow for the longest
 * verse, on two. It breaks only between its lines and is never cut.
 */
export function VerseLine({ lines }: { lines: readonly string[] }) {
  const { length } = lines.join(' / ')
  const size = length > LONG.phone ? 'long' : length > LONG.narrow ? 'longish' : ''
  return (
    <span className={`${styles['verse']} ${styles[size] ?? ''}`}>
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
