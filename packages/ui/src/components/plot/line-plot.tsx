'use client'

import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Axes, isNarrow, lineCount, PAD } from './axes'
import { Frame } from './frame'
import {
  extent,
  labelGutter,
  linear,
  linePath,
  namesBetween,
  nearest,
  niceDomain,
  niceTicks,
  type Point,
  runsOf,
} from './scale'
import { useWidth } from './use-plot'
import styles from './plot.module.css'

/**
 * Props of `LinePlot`.
 *
 * @example
 * ```tsx
 * import { LinePlot, type LinePlotProps } from '@mcm/ui/plot'
 *
 * const plot: LinePlotProps = {
 *   label: 'Difficulty',
 *   points: [
 *     { x: 1, y: 36 },
 *     { x: 2, y: 37 },
 *   ],
 *   formatX: String,
 *   formatY: String,
 *   fromZero: true,
 * }
 *
 * <LinePlot {...plot} />
 * ```
 */
export interface LinePlotProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** The chart's title, such as 'Balance over the loaded history (MCM)'. */
  label: string
  /** The points, sorted by x. */
  points: readonly Point[]
  formatX: (x: number) => string
  /**
   * A shorter format for the ends of the axis, which are close together on a phone. Defaults to
   * `formatX`.
   */
  formatEnd?: ((x: number) => string) | undefined
  formatY: (y: number) => string
  /** With `step`, the value stays level until the next point, as a balance does. @default 'line' */
  form?: 'line' | 'step' | undefined
  /** Whether to start the vertical axis at zero, so that heights can be compared. */
  fromZero?: boolean | undefined
  /** A second, dashed line to compare the first one with, such as a schedule. Sorted by x. */
  reference?: { label: string; points: readonly Point[] } | undefined
  /**
   * What to show beside the title instead of the value, and of its name while a point is selected.
   */
  readout?: ((point: Point, isSelected: boolean) => ReactNode) | undefined
  /**
   * Opens what is at a point, on a click or the Enter key. A touch only reads the chart, and shows
   * a button that opens the point.
   */
  onOpen?: ((x: number) => void) | undefined
  /** Text of that button. @default 'Open' */
  openText?: string | undefined
  /**
   * Minimum number of characters to reserve for the labels of the vertical axis, so that charts next
   * to or below each other start at the same distance from their edges. @default 0
   */
  axisLetters?: number | undefined
  /** Height in pixels. @default 180 */
  height?: number | undefined
}

/**
 * Shows a line chart of one quantity against another.
 *
 * @example
 * ```tsx
 * import { LinePlot } from '@mcm/ui/plot'
 *
 * <LinePlot
 *   label="Balance (MCM)"
 *   form="step"
 *   points={[
 *     { x: 1_078_534, y: 12 },
 *     { x: 1_078_535, y: 1204 },
 *   ]}
 *   formatX={(height) => `Block ${height}`}
 *   formatY={String}
 * />
 * ```
 */
export const LinePlot = /* @__PURE__ */ forwardRef<HTMLElement, LinePlotProps>(function LinePlot(
  {
    label,
    points,
    formatX,
    formatEnd = formatX,
    formatY,
    form = 'line',
    fromZero = false,
    reference,
    readout,
    onOpen,
    openText,
    axisLetters,
    height = 180,
    className,
    ...rest
  },
  ref,
) {
  const { ref: box, width } = useWidth(640)
  /** What is read, by its value and not its place: points may be added before it meanwhile. */
  const [readX, setReadX] = useState<number>()
  const place = points.findIndex((point) => point.x === readX)
  const at = place === -1 ? undefined : place
  const compared = reference?.points ?? []
  const [min, max] = extent([...points, ...compared].map((point) => point.y))
  const lines = lineCount(height)
  const domain = niceDomain(
    fromZero ? Math.min(0, min) : min,
    fromZero ? Math.max(0, max) : max,
    lines,
  )
  const xDomain = extent(points.map((point) => point.x))
  const ticks = niceTicks(...domain, lines)
  const hasLabels = points.length > 0 && !isNarrow(width)
  const start = hasLabels ? labelGutter(ticks.map(formatY), width, axisLetters) : 0
  const x = linear(xDomain, [start + 1, width - 1])
  const y = linear(domain, [height - PAD.bottom, PAD.top])
  const drawn = points.map((point) => ({ x: x(point.x), y: y(point.y), apart: point.apart }))
  const ends = [formatEnd(xDomain[0]), formatEnd(xDomain[1])] as const
  const between = namesBetween(width, ends, (part) => {
    const point = points[nearest(drawn, start + part * (width - start))]
    return point && { x: x(point.x), name: formatEnd(point.x) }
  })
  const chosen = points[at ?? points.length - 1]
  const comparedY = chosen && compared.find((point) => point.x === chosen.x)?.y
  const note =
    reference && comparedY !== undefined ? `${reference.label}: ${formatY(comparedY)}` : ''
  const words = chosen
    ? [`${formatX(chosen.x)}: ${formatY(chosen.y)}`, note].filter(Boolean).join('. ')
    : 'No data'
  return (
    <Frame
      ref={ref}
      label={label}
      readout={
        chosen
          ? (readout?.(chosen, at !== undefined) ?? (
              <>
                {/* At rest it is the last point, which the axis names. */}
                {at !== undefined && `${formatX(chosen.x)} `}
                <b>{formatY(chosen.y)}</b>
                {note !== '' && <span className={styles['compared']}>{note}</span>}
              </>
            ))
          : words
      }
      readoutText={words}
      count={points.length}
      at={at}
      onAt={(next) => setReadX(next === undefined ? undefined : points[next]?.x)}
      placeAt={(px) => nearest(drawn, px)}
      onOpen={
        onOpen &&
        ((opened) => {
          const point = points[opened]
          if (point) onOpen(point.x)
        })
      }
      openText={openText}
      width={width}
      height={height}
      boxRef={box}
      {...rest}
      className={className}
    >
      {points.length > 0 && (
        <Axes
          ticks={ticks}
          y={y}
          format={formatY}
          start={start}
          width={width}
          height={height}
          ends={points.length > 1 ? ends : undefined}
          between={between}
        />
      )}
      {runsOf(drawn).map((run) => {
        const from = run[0]?.x ?? 0
        const to = run.at(-1)
        const path = linePath(run, form)
        // A single point would be an invisible line of zero length.
        return to?.x === from ? (
          <g key={from}>
            <path d={path} className={styles['line']} />
            <circle cx={from} cy={to.y} r={2} className={styles['dot']} />
          </g>
        ) : (
          <g key={from}>
            {/* Above an axis that is cut off, an area would exaggerate the differences. */}
            {domain[0] === 0 && <path d={`${path}V${y(0)}H${from}Z`} className={styles['area']} />}
            <path d={path} className={styles['line']} />
          </g>
        )
      })}
      {compared.length > 1 && (
        <path
          d={linePath(
            compared.map((point) => ({ x: x(point.x), y: y(point.y) })),
            form,
          )}
          className={styles['reference']}
        />
      )}
      {chosen && (
        <g>
          {at !== undefined && (
            <path
              d={`M${x(chosen.x)} ${PAD.top}V${height - PAD.bottom}`}
              className={styles['cursor']}
            />
          )}
          <circle cx={x(chosen.x)} cy={y(chosen.y)} r={3} className={styles['dot']} />
        </g>
      )}
    </Frame>
  )
})
