import { Count } from '@mcm/ui/amount'
import styles from './no-block.module.css'
import { messages } from '../messages'

interface BlocksToGoProps {
  tip: number
  /** The height that the page waits for. */
  height: number
}

const HEIGHT = 24

/** A line for each block until the one that the page waits for. The first is being mined. */
export function BlocksToGo({ tip, height }: BlocksToGoProps) {
  const left = height - tip
  const { upcoming } = messages
  return (
    <figure className={styles['toGo']}>
      <figcaption>
        {upcoming.waitingFor} <Count value={tip + 1} />
      </figcaption>
      <svg viewBox={`0 0 ${left} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          d={Array.from({ length: left - 2 }, (_, at) => `M${at + 1.5} 8V${HEIGHT}`).join('')}
        />
        <path d={`M0.5 0V${HEIGHT}`} className={styles['current']} />
        <path d={`M${left - 0.5} 0V${HEIGHT}`} className={styles['asked']} />
      </svg>
      <div aria-hidden="true">
        <Count value={tip + 1} />
        <Count value={height} />
      </div>
    </figure>
  )
}
