import { cx } from '../../internal/cx'
import { extent, linear, linePath } from './scale'
import { useWidth } from './use-plot'
import styles from './plot.module.css'

export interface RangeBrushProps {
  /** What is selected, such as 'Days shown'. */
  label: string
  /** The values of the overview, at least two. */
  values: readonly number[]
  /** The first and the last selected position. */
  range: readonly [from: number, to: number]
  onChange: (range: readonly [from: number, to: number]) => void
  /** Returns the name of a position, such as its day. It may differ for the end of the range. */
  format: (at: number, edge: 'start' | 'end') => string
  /** The handles' names, such as 'First day'. */
  startLabel: string
  endLabel: string
  className?: string | undefined
}

const HEIGHT = 44

/** Half the width of a handle. */
const INSET = 8

/** Shows a small chart with two handles that select a part of it. */
export function RangeBrush({
  label,
  values,
  range: [from, to],
  onChange,
  format,
  startLabel,
  endLabel,
  className,
}: RangeBrushProps) {
  const { ref, width } = useWidth(640)
  const last = values.length - 1
  const inner = width - 2 * INSET
  const x = linear([0, Math.max(1, last)], [0, inner])
  const y = linear(extent(values), [HEIGHT - 4, 4])
  const line = linePath(
    values.map((value, at) => ({ x: x(at), y: y(value) })),
    'line',
  )
  const handle = (edge: 'start' | 'end', value: number, select: (value: number) => void) => (
    <input
      type="range"
      min={0}
      max={last}
      value={value}
      aria-label={`${label}: ${edge === 'start' ? startLabel : endLabel}`}
      aria-valuetext={format(value, edge)}
      onChange={(event) => select(Number(event.target.value))}
      className={styles['handle']}
    />
  )
  return (
    <div className={cx(styles['plot'], className)}>
      <div className={styles['caption']}>
        <span>{label}</span>
        <span>
          {format(from, 'start')} – {format(to, 'end')}
        </span>
      </div>
      <div ref={ref} className={styles['brush']}>
        <svg width="100%" height={HEIGHT} aria-hidden="true">
          <path d={`${line}V${HEIGHT}H0Z`} className={styles['area']} />
          <path d={line} className={styles['line']} />
          <rect width={x(from)} height={HEIGHT} className={styles['outside']} />
          <rect
            x={x(to)}
            width={Math.max(0, inner - x(to))}
            height={HEIGHT}
            className={styles['outside']}
          />
          <path d={`M0 ${HEIGHT - 0.5}H${inner}`} className={styles['edge']} />
        </svg>
        {handle('start', from, (value) => onChange([Math.min(value, to - 1), to]))}
        {handle('end', to, (value) => onChange([from, Math.max(value, from + 1)]))}
      </div>
    </div>
  )
}
