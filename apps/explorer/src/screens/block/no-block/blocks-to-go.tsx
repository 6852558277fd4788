import { Count } from '@mcm/ui/amount'
import { formatDuration } from '@mcm/ui/relative-time'
import { SECONDS_PER_BLOCK } from '../../../data/block-pace'
import { useNow } from '../../../features/next-block/use-now'
import styles from './no-block.module.css'
import { messages } from '../messages'

interface BlocksToGoProps {
  tip: number
  /** When the tip was mined, in milliseconds since 1970. */
  since: number
  /** The height that the page waits for. */
  height: number
}

const HEIGHT = 24

/**
 * A line for each block until the one that the page waits for. The first is being mined, and fills up
 * over the average block time.
 */
export function BlocksToGo({ tip, since, height }: BlocksToGoProps) {
  const left = height - tip
  const elapsed = Math.max(0, useNow() - since)
  const filled = Math.min(1, elapsed / (SECONDS_PER_BLOCK * 1000)) * HEIGHT
  const { upcoming } = messages
  return (
    <figure className={styles['toGo']}>
      <figcaption>
        {upcoming.waitingFor} <Count value={tip + 1} />
        {upcoming.elapsed(formatDuration(elapsed))}
      </figcaption>
      <svg viewBox={`0 0 ${left} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          d={Array.from({ length: left - 2 }, (_, at) => `M${at + 1.5} 8V${HEIGHT}`).join('')}
        />
        <path d={`M0.5 0V${HEIGHT}`} className={styles['waiting']} />
        <path d={`M0.5 ${HEIGHT - filled}V${HEIGHT}`} className={styles['current']} />
        <path d={`M${left - 0.5} 0V${HEIGHT}`} className={styles['asked']} />
      </svg>
      <div aria-hidden="true">
        <Count value={tip + 1} />
        <Count value={height} />
      </div>
    </figure>
  )
}
