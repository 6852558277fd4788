import { isNarrow, PAD } from './axes'
import { labelWidth } from './scale'
import styles from './plot.module.css'

/** The space between a bar and its value. */
const GAP = 4

interface CutBar {
  /** Its left edge. */
  x: number
  value: number
}

interface CutMarksProps {
  bars: readonly CutBar[]
  barWidth: number
  /** Where the drawing starts, beyond the labels of the axis. */
  start: number
  /** The width of the chart. */
  width: number
  format: (value: number) => string
}

/**
 * The breaks in the bars that are taller than the scale, and their values beside them, above the
 * scale, where no other bar is. A value that has no room there is left out.
 */
export function CutMarks({ bars, barWidth, start, width, format }: CutMarksProps) {
  return (
    <>
      {bars.map(({ x }) => (
        <path
          key={x}
          d={`M${x - 2} ${PAD.top + 7}l${barWidth + 4} -5`}
          className={styles['break']}
        />
      ))}
      {!isNarrow(width) &&
        placeLabels({ bars, barWidth, start, width, format }).map(({ x, text }) => (
          <text key={x} x={x} y={PAD.top - 3} className={styles['value']}>
            {text}
          </text>
        ))}
    </>
  )
}

/** Places the values of the tallest bars first, after their bar or else before it. */
function placeLabels({
  bars,
  barWidth,
  start,
  width,
  format,
}: CutMarksProps): { x: number; text: string }[] {
  const taken = bars.map(({ x }) => ({ x, end: x + barWidth }))
  return [...bars]
    .sort((a, b) => b.value - a.value)
    .flatMap(({ x, value }) => {
      const text = format(value)
      const length = labelWidth(text)
      const place = [x + barWidth + GAP, x - GAP - length]
        .map((left) => ({ x: left, end: left + length }))
        .find(
          (one) =>
            one.x >= start &&
            one.end <= width &&
            taken.every((other) => one.end < other.x || other.end < one.x),
        )
      if (!place) return []
      taken.push(place)
      return [{ x: place.x, text }]
    })
}
