import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import { extent, linear, linePath } from './scale'
import styles from './plot.module.css'

/**
 * Props of `Spark`.
 *
 * @example
 * ```tsx
 * import { Spark, type SparkProps } from '@mcm/ui/plot'
 *
 * const spark: SparkProps = { label: 'Balance, up from 1 to 3 MCM', values: [1, 2, 3] }
 *
 * <Spark {...spark} />
 * ```
 */
export interface SparkProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'values'> {
  /** A text description, such as 'Balance, up from 12 to 1,204 MCM'. */
  label: string
  values: readonly number[]
}

/**
 * Shows a line chart the size of a word.
 *
 * @example
 * ```tsx
 * import { Spark } from '@mcm/ui/plot'
 *
 * <Spark label="Balance, up from 12 to 1,204 MCM" values={[12, 300, 1204]} />
 * ```
 */
export const Spark = /* @__PURE__ */ forwardRef<SVGSVGElement, SparkProps>(function Spark(
  { label, values, className, ...rest },
  ref,
) {
  const y = linear(extent(values), [22, 2])
  const x = linear([0, Math.max(1, values.length - 1)], [0, 100])
  const path = linePath(
    values.map((value, index) => ({ x: x(index), y: y(value) })),
    'line',
  )
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      width="100"
      height="24"
      {...rest}
      className={cx(styles['spark'], className)}
    >
      <path d={path} className={styles['line']} />
    </svg>
  )
})
