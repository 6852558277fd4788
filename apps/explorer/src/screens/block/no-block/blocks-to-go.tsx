import { Count } from '@mcm/ui/amount'
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

/** More parts than this have narrow gaps, which leave them wide enough on a phone. */
const MANY = 30

/**
 * The way to the block that the page waits for, with a part for each block. The first is being mined,
 * and fills up over the average block time.
 */
export function BlocksToGo({ tip, since, height }: BlocksToGoProps) {
  const left = height - tip
  const elapsed = Math.max(0, useNow() - since)
  const filled = Math.min(1, elapsed / (SECONDS_PER_BLOCK * 1000))
  const { upcoming } = messages
  return (
    <figure className={styles['toGo']}>
      <figcaption>
        {upcoming.waitingFor} <Count value={tip + 1} />
        {upcoming.elapsed(elapsed)}
      </figcaption>
      <svg viewBox={`0 0 ${left} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={left - 1} height={1} />
        <rect width={filled} height={1} className={styles['current']} />
        <path
          d={Array.from({ length: left - 1 }, (_, at) => `M${at + 1} 0V1`).join('')}
          className={left > MANY ? styles['fine'] : undefined}
        />
        <rect x={left - 1} width={1} height={1} className={styles['asked']} />
      </svg>
      <div aria-hidden="true">
        <span>
          <Count value={tip + 1} /> {upcoming.beingMined}
        </span>
        <span>
          <Count value={height} /> {upcoming.thisBlock}
        </span>
      </div>
    </figure>
  )
}
