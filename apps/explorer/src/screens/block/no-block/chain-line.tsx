import { Count, formatCount } from '@mcm/ui/amount'
import { Row } from '@mcm/ui/layout'
import line from '../../../shared/line-figure/line-figure.module.css'
import styles from './no-block.module.css'

interface ChainLineProps {
  /** Height at the end of the line, which starts with block 0. */
  end: number
  /** The height that is marked, and what it is. */
  mark: number
  label: string
  /** The part that exists, as far as that is known. */
  solidFrom?: number | undefined
  solidTo: number
  /** The drawing in words. */
  text: string
}

/** The chain as a line across the page, with one height marked on it. */
export function ChainLine({ end, mark, label, solidFrom, solidTo, text }: ChainLineProps) {
  const at = (height: number) => (height / end) * 100
  const place = at(mark)
  return (
    <div className={`${line['figure']} ${styles['chain']}`}>
      {/* Above the mark, and within the line. */}
      <svg height="18">
        <text x={`${place}%`} y="12" textAnchor={anchorAt(place)}>
          {label} {formatCount(mark)}
        </text>
      </svg>
      <svg viewBox="0 0 100 16" height="16" preserveAspectRatio="none" role="img" aria-label={text}>
        <path d="M0 8H100" className={line['faint']} />
        <path
          d={`${solidFrom === undefined ? '' : `M${at(solidFrom)} 8H${at(solidTo)}`}M${place} 0V16`}
          className={line['accent']}
        />
      </svg>
      <Row spread>
        <Count value={0} />
        <Count value={end} />
      </Row>
    </div>
  )
}

function anchorAt(place: number): 'start' | 'middle' | 'end' {
  return place < 25 ? 'start' : place > 75 ? 'end' : 'middle'
}
