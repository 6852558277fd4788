'use client'

import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Axes, isNarrow, lineCount, PAD } from './axes'
import { CutMarks } from './cut-marks'
import { Frame } from './frame'
import { labelGutter, linear, niceDomain, niceTicks } from './scale'
import { useWidth } from './use-plot'
import styles from './plot.module.css'

/**
 * A bar of a `BarPlot`.
 *
 * @example
 * ```tsx
 * import { type Bar, BarPlot } from '@mcm/ui/plot'
 *
 * const bars: Bar[] = [4, 2, 7].map((value, at) => ({ label: `Block ${at}`, value }))
 *
 * <BarPlot label="Transactions per block" bars={bars} formatValue={String} />
 * ```
 */
export interface Bar {
  label: string
  value: number
}

/**
 * Props of `BarPlot`.
 *
 * @example
 * ```tsx
 * import { BarPlot, type BarPlotProps } from '@mcm/ui/plot'
 *
 * const plot: BarPlotProps = {
 *   label: 'Transactions per block',
 *   bars: [{ label: '1,078,535', value: 4 }],
 *   formatValue: (value) => `${value} transactions`,
 * }
 *
 * <BarPlot {...plot} height={120} />
 * ```
 */
export interface BarPlotProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** The chart's title, such as 'Transactions per block'. */
  label: string
  bars: readonly Bar[]
  formatValue: (value: number) => string
  /**
   * What to show beside the title instead of the value, and of its name while a bar is selected.
   */
  readout?: ((bar: Bar, isSelected: boolean) => ReactNode) | undefined
  /**
   * About where the scale ends, so that a few much taller bars don't flatten the others. Taller bars
   * are cut, with a mark, and their values are beside them where there is room. @default the tallest bar
   */
  max?: number | undefined
  /**
   * Minimum number of characters to reserve for the labels of the vertical axis, so that charts next
   * to or below each other start at the same distance from their edges. @default 0
   */
  axisLetters?: number | undefined
  /** Height in pixels. @default 180 */
  height?: number | undefined
}

/**
 * Shows a bar chart that compares separate quantities, starting at zero.
 *
 * @example
 * ```tsx
 * import { BarPlot } from '@mcm/ui/plot'
 *
 * <BarPlot
 *   label="Transactions per block"
 *   bars={[
 *     { label: '1,078,534', value: 2 },
 *     { label: '1,078,535', value: 4 },
 *   ]}
 *   formatValue={String}
 * />
 * ```
 */
export const BarPlot = /* @__PURE__ */ forwardRef<HTMLElement, BarPlotProps>(function BarPlot(
  { label, bars, formatValue, readout, max, axisLetters, height = 180, className, ...rest },
  ref,
) {
  const { ref: box, width } = useWidth(640)
  /** What is read, by its label and not its place: bars may be added before it meanwhile. */
  const [readLabel, setReadLabel] = useState<string>()
  const place = bars.findIndex((bar) => bar.label === readLabel)
  const at = place === -1 ? undefined : place
  const values = bars.map((bar) => bar.value)
  const lines = lineCount(height)
  const tallest = Math.max(0, ...values)
  const domain = niceDomain(Math.min(0, ...values), Math.min(max ?? tallest, tallest), lines)
  const ticks = niceTicks(...domain, lines)
  const y = linear(domain, [height - PAD.bottom, PAD.top])
  const hasLabels = bars.length > 0 && !isNarrow(width)
  const start = hasLabels
    ? labelGutter(ticks.filter(Boolean).map(formatValue), width, axisLetters)
    : 0
  const slot = (width - start) / Math.max(1, bars.length)
  const gap = Math.min(4, slot * 0.25)
  const chosen = bars[at ?? bars.length - 1]
  const barWidth = Math.max(1, slot - gap)
  const xOf = (index: number) => start + index * slot + gap / 2
  const cut = bars.flatMap(({ value }, index) =>
    value > domain[1] ? [{ x: xOf(index), value }] : [],
  )
  const first = bars[0]
  const last = bars.at(-1)
  return (
    <Frame
      ref={ref}
      label={label}
      readout={
        chosen
          ? (readout?.(chosen, at !== undefined) ?? (
              <>
                {/* At rest it is the last bar, which the axis names. */}
                {at !== undefined && `${chosen.label} `}
                <b>{formatValue(chosen.value)}</b>
              </>
            ))
          : 'No data'
      }
      readoutText={chosen ? `${chosen.label}: ${formatValue(chosen.value)}` : 'No data'}
      count={bars.length}
      at={at}
      onAt={(next) => setReadLabel(next === undefined ? undefined : bars[next]?.label)}
      placeAt={(px) => Math.min(bars.length - 1, Math.max(0, Math.floor((px - start) / slot)))}
      width={width}
      height={height}
      boxRef={box}
      {...rest}
      className={className}
    >
      {first && last && (
        <Axes
          ticks={ticks}
          y={y}
          format={(tick) => (tick === 0 ? '' : formatValue(tick))}
          start={start}
          width={width}
          height={height}
          ends={bars.length > 1 ? [first.label, last.label] : undefined}
        />
      )}
      {bars.map((bar, index) => {
        // A cut bar goes on beyond the scale. In a narrow chart, the axis is labeled there.
        const beyond = isNarrow(width) ? PAD.top : 0
        const top = bar.value > domain[1] ? beyond : y(Math.max(0, bar.value))
        return (
          <rect
            key={bar.label}
            x={xOf(index)}
            y={top}
            width={barWidth}
            height={Math.abs(y(Math.min(0, bar.value)) - top)}
            className={cx(styles['bar'], index === at && styles['chosen'])}
          />
        )
      })}
      <CutMarks bars={cut} barWidth={barWidth} start={start} width={width} format={formatValue} />
    </Frame>
  )
})
