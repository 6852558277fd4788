'use client'

import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import { useControlled } from '../../internal/use-controlled'
import { extent, linear, linePath } from './scale'
import { useWidth } from './use-plot'
import styles from './plot.module.css'

/**
 * Props of `RangeBrush`.
 *
 * @example
 * ```tsx
 * import { RangeBrush, type RangeBrushProps } from '@mcm/ui/plot'
 *
 * const brush: RangeBrushProps = {
 *   label: 'Days shown',
 *   values: [4, 2, 7, 5],
 *   format: (at) => `Day ${at + 1}`,
 *   startLabel: 'First day',
 *   endLabel: 'Last day',
 * }
 *
 * <RangeBrush {...brush} />
 * ```
 */
export interface RangeBrushProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What is selected, such as 'Days shown'. */
  label: string
  /** The values of the overview, at least two. */
  values: readonly number[]
  /**
   * The first and the last selected position. Without them, the component keeps its own state.
   */
  value?: readonly [from: number, to: number] | undefined
  /** The initially selected positions, if the component keeps its own state. Default: all. */
  defaultValue?: readonly [from: number, to: number] | undefined
  onValueChange?: ((value: readonly [from: number, to: number]) => void) | undefined
  /** Returns the name of a position, such as its day. It may differ for the end of the range. */
  format: (at: number, edge: 'start' | 'end') => string
  /** The handles' names, such as 'First day'. */
  startLabel: string
  endLabel: string
}

const HEIGHT = 44

/** Half the width of a handle. */
const INSET = 8

/**
 * Shows a small chart with two handles that select a part of it.
 *
 * @example
 * ```tsx
 * import { RangeBrush } from '@mcm/ui/plot'
 *
 * <RangeBrush
 *   label="Days shown"
 *   values={[4, 2, 7, 5]}
 *   defaultValue={[1, 3]}
 *   format={(at) => `Day ${at + 1}`}
 *   startLabel="First day"
 *   endLabel="Last day"
 * />
 * ```
 */
export const RangeBrush = /* @__PURE__ */ forwardRef<HTMLDivElement, RangeBrushProps>(
  function RangeBrush(
    {
      label,
      values,
      value,
      defaultValue,
      onValueChange,
      format,
      startLabel,
      endLabel,
      className,
      ...rest
    },
    ref,
  ) {
    const { ref: box, width } = useWidth(640)
    const last = values.length - 1
    const [[from, to], select] = useControlled<readonly [from: number, to: number], []>(
      value,
      defaultValue ?? [0, last],
      onValueChange,
    )
    const inner = width - 2 * INSET
    const x = linear([0, Math.max(1, last)], [0, inner])
    const y = linear(extent([0, ...values]), [HEIGHT - 1, 4])
    const line = linePath(
      values.map((value, at) => ({ x: x(at), y: y(value) })),
      'line',
    )
    const handle = (edge: 'start' | 'end', at: number, move: (value: number) => void) => (
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={`${label}: ${edge === 'start' ? startLabel : endLabel}`}
        aria-valuetext={format(at, edge)}
        onChange={(event) => move(Number(event.target.value))}
        className={styles['handle']}
      />
    )
    return (
      <div ref={ref} {...rest} className={cx(styles['plot'], className)}>
        <div className={styles['caption']}>
          <span>{label}</span>
          <span>
            {format(from, 'start')} – {format(to, 'end')}
          </span>
        </div>
        <div ref={box} className={styles['brush']}>
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
          {handle('start', from, (at) => select([Math.min(at, to - 1), to]))}
          {handle('end', to, (at) => select([from, Math.max(at, from + 1)]))}
        </div>
      </div>
    )
  },
)
