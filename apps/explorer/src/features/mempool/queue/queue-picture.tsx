import type { MempoolItem } from '../lifecycle'
import { messages } from './messages'
import { BLOCK_CAPACITY, MAX_BARS, queueBars, type QueueBar } from './queue-bars'
import styles from './queue.module.css'

interface QueuePictureProps {
  /** The pending transactions, at least one. */
  rows: readonly MempoolItem[]
  /** The hash of the transaction whose place is marked. */
  marked?: string
}

const HEIGHT = 40
const GAP = 2

/**
 * The pending transactions as bars in the order of their fees. Those that fit into the next block
 * have the accent color.
 */
export function QueuePicture({ rows, marked }: QueuePictureProps) {
  const count = rows.length
  const bars = queueBars(rows, marked)
  // Few bars are wide, and many have room on a desk. A phone makes them narrower.
  const slot = Math.max(10, Math.min(24, 480 / bars.length))
  const width = bars.length * slot
  const place = bars.findIndex(({ isMarked }) => isMarked)
  const waiting = count - BLOCK_CAPACITY
  const facts = [
    place !== -1 && messages.marked,
    count > 1 && messages.order,
    count > MAX_BARS && messages.perBar(count),
    waiting > 0 && messages.waits(waiting),
  ]
  return (
    <figure className={styles['queue']}>
      <div className={`${styles['line']} ${place === -1 ? '' : styles['pointed']}`}>
        <svg
          role="img"
          aria-label={messages.picture(count)}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width={width}
          height={HEIGHT}
          preserveAspectRatio="none"
          className={styles['bars']}
        >
          {bars.map((bar, at) => {
            // Also if its fee isn't known yet, a bar can be seen.
            const height = Math.max(GAP, bar.height * HEIGHT)
            return (
              <rect
                key={bar.hash}
                x={at * slot}
                y={HEIGHT - height}
                width={slot - GAP}
                height={height}
                className={styles[lookOf(bar, place !== -1)]}
              />
            )
          })}
          {place !== -1 && (
            <path
              d={`M${place * slot + (slot - GAP) / 2} ${HEIGHT + 2}l5 7h-10z`}
              className={styles['marked']}
            />
          )}
        </svg>
      </div>
      <figcaption>
        {place !== -1 && <span className={styles['pointer']} />}
        {facts.filter(Boolean).join(' · ')}
      </figcaption>
    </figure>
  )
}

/** The place of the picture while the list loads. */
export function QueuePictureWaiting() {
  return <div className={styles['waiting']} />
}

function lookOf({ height, fits, isMarked }: QueueBar, hasMarked: boolean) {
  if (isMarked) return 'marked'
  if (height === 0 || !fits) return 'waits'
  return hasMarked ? 'other' : 'fits'
}
