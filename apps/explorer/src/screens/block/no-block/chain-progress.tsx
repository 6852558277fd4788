import { Count, formatCount } from '@mcm/ui/amount'
import line from '../../../shared/line-figure/line-figure.module.css'
import styles from '../block.module.css'
import { messages } from '../messages'

interface ChainProgressProps {
  tip: number
  /** Height of the block that the chain hasn’t reached. */
  height: number
}

/** How far the chain is on the way from its first block to a height. */
export function ChainProgress({ tip, height }: ChainProgressProps) {
  const { upcoming } = messages
  const done = (tip / height) * 100
  return (
    <div className={`${line['figure']} ${styles['way']}`}>
      <svg
        viewBox="0 0 100 16"
        preserveAspectRatio="none"
        role="img"
        aria-label={upcoming.way(formatCount(tip), formatCount(height))}
      >
        <path d="M0 8H100" className={line['faint']} />
        <path d={`M0 8H${done}M${done} 2V14`} className={line['accent']} />
      </svg>
      <div className={styles['heights']}>
        <span>
          <Count value={tip} /> {upcoming.tip}
        </span>
        <Count value={height} />
      </div>
    </div>
  )
}
