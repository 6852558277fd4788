import { Amount } from '@mcm/ui/amount'
import type { MempoolItem } from '../lifecycle'
import { byFee } from './by-fee'
import { messages } from './messages'
import { BLOCK_CAPACITY, MAX_BARS, queueBars, type QueueBar } from './queue-bars'
import styles from './queue.module.css'

interface QueuePictureProps {
  /** The pending transactions, at least one. */
  rows: readonly MempoolItem[]
  /** The hash of the transaction whose place is marked. */
  marked?: string
}

/** Beside other facts, or on its own. */
const HEIGHTS = { marked: 28, all: 40 }
const GAP = 2

/**
 * The pending transactions as bars in the order of their fees. Those that fit into the next block
 * have the accent color.
 */
export function QueuePicture({ rows, marked }: QueuePictureProps) {
  const count = rows.length
  const bars = queueBars(rows, marked)
  // Many have room on a desk. A phone makes them narrower.
  const slot = Math.max(10, Math.min(16, 480 / bars.length))
  const place = bars.findIndex(({ isMarked }) => isMarked)
  const isMarked = place !== -1
  const top = HEIGHTS[isMarked ? 'marked' : 'all']
  const width = bars.length * slot
  const waiting = count - BLOCK_CAPACITY
  const facts = [
    count > 1 && !isMarked && messages.order,
    count > MAX_BARS && messages.perBar(count),
    waiting > 0 && messages.waits(waiting),
  ]
  return (
    <figure className={styles['queue']}>
      {isMarked && count > 1 && <Fee label={messages.highest} of={byFee(rows)[0]} />}
      <div className={styles['line']}>
        <svg
          role="img"
          aria-label={messages.picture(count)}
          viewBox={`0 0 ${width} ${top}`}
          width={width}
          height={top}
          preserveAspectRatio="none"
          className={styles['bars']}
        >
          {bars.map((bar, at) => {
            // Also if its fee isn't known yet, a bar can be seen.
            const height = Math.max(GAP, bar.height * top)
            return (
              <rect
                key={bar.hash}
                x={at * slot}
                y={top - height}
                width={slot - GAP}
                height={height}
                className={styles[lookOf(bar, isMarked)]}
              />
            )
          })}
        </svg>
      </div>
      {isMarked && (
        <svg width={width} height="7" aria-hidden="true" className={styles['pointer']}>
          <svg x={`${((place + 0.5 - GAP / slot / 2) / bars.length) * 100}%`}>
            <path d="M0 0l5 7h-10z" />
          </svg>
        </svg>
      )}
      <figcaption>
        {isMarked && <Fee label={messages.marked} of={rows.find(({ hash }) => hash === marked)} />}
        {facts.filter(Boolean).join(' · ')}
      </figcaption>
    </figure>
  )
}

/** A transaction's fee, so that the bars can be read. */
function Fee({ label, of }: { label: string; of: MempoolItem | undefined }) {
  return (
    <p className={styles['fee']}>
      <span>{label}</span>
      {of?.transaction && <Amount value={of.transaction.fee} />}
    </p>
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
