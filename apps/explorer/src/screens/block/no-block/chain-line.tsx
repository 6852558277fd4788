import { Count, formatCount } from '@mcm/ui/amount'
import { Row } from '@mcm/ui/layout'
import line from '../../../shared/line-figure/line-figure.module.css'
import { messages } from '../messages'
import styles from './no-block.module.css'

interface ChainLineProps {
  tip: number
  /** Height of the block that the chain hasn’t reached. */
  height: number
}

/** How far the chain is on the way from its first block to a height. */
export function ChainLine({ tip, height }: ChainLineProps) {
  const { upcoming } = messages
  const done = (tip / height) * 100
  return (
    <div className={`${line['figure']} ${styles['chain']}`}>
      {/* Above the mark, and within the line. */}
      <svg height="18">
        <text x={`${done}%`} y="12" textAnchor={anchorAt(done)}>
          {upcoming.latest} {formatCount(tip)}
        </text>
      </svg>
      <svg
        viewBox="0 0 100 16"
        height="16"
        preserveAspectRatio="none"
        role="img"
        aria-label={upcoming.way(formatCount(tip), formatCount(height))}
      >
        <path d="M0 8H100" className={line['faint']} />
        <path d={`M0 8H${done}M${done} 0V16`} className={line['accent']} />
      </svg>
      <Row spread>
        <Count value={0} />
        <Count value={height} />
      </Row>
    </div>
  )
}

function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  return percent < 25 ? 'start' : percent > 75 ? 'end' : 'middle'
}
