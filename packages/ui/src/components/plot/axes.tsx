import type { AxisName } from './scale'
import styles from './plot.module.css'

/** Below this width, in pixels, labels beside a chart would take too much of it. */
const NARROW = 240

export const isNarrow = (width: number) => width < NARROW

/** The space above and below what is drawn. */
export const PAD = { top: 12, bottom: 22 }

/** Returns about how many lines a chart of this height has. */
export const lineCount = (height: number) => (height < 200 ? 3 : 5)

interface AxesProps {
  ticks: readonly number[]
  y: (tick: number) => number
  format: (tick: number) => string
  /** Where the drawing starts. */
  start: number
  width: number
  height: number
  /** The names of the ends of the horizontal axis. */
  ends: readonly [string, string] | undefined
  /** What lies between the ends, with its distance from the left edge. */
  between?: readonly AxisName[] | undefined
}

/**
 * The lines at round values, with labels beside them. In a narrow chart only the first and the last
 * line remain, with labels above the one and below the other, where the data can't cross them.
 */
export function Axes({ ticks, y, format, start, width, height, ends, between }: AxesProps) {
  const narrow = isNarrow(width)
  const last = ticks.length - 1
  const shown = narrow ? ticks.filter((_tick, at) => at === 0 || at === last) : ticks
  return (
    <g>
      {shown.map((tick) => (
        <path key={tick} d={`M${start} ${y(tick)}H${width}`} className={styles['grid']} />
      ))}
      {shown.map((tick, at) =>
        narrow ? (
          tick !== 0 && (
            <text key={tick} y={y(tick) + (at === 0 ? 14 : -3)} className={styles['value']}>
              {format(tick)}
            </text>
          )
        ) : (
          <text
            key={tick}
            x={start - 8}
            y={y(tick) + 4}
            textAnchor="end"
            className={styles['value']}
          >
            {format(tick)}
          </text>
        ),
      )}
      {ends && !narrow && (
        <>
          <text x={start} y={height - 4} className={styles['tick']}>
            {ends[0]}
          </text>
          <text x={width} y={height - 4} textAnchor="end" className={styles['tick']}>
            {ends[1]}
          </text>
          {between?.map(({ x, name }) => (
            <text key={x} x={x} y={height - 4} textAnchor="middle" className={styles['tick']}>
              {name}
            </text>
          ))}
        </>
      )}
    </g>
  )
}
