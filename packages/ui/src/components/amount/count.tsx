'use client'

import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import { useLocale } from '../../internal/use-locale'
import { numberFormat } from './number-marks'
import styles from './amount.module.css'

/**
 * Props of `Count`.
 *
 * @example
 * ```tsx
 * import { Count, type CountProps } from '@mcm/ui/amount'
 *
 * const height: CountProps = { value: 1_078_535 }
 *
 * <Count {...height} />
 * ```
 */
export interface CountProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** A whole number, such as a height, a difficulty or a byte count. */
  value: number | bigint
  /** A small unit shown after the number, such as 'B'. */
  unit?: string | undefined
}

/**
 * Shows a whole number in monospace with the visitor's thousands separators.
 *
 * @example
 * ```tsx
 * import { Count } from '@mcm/ui/amount'
 *
 * <Count value={12_232} unit="bytes" />
 * ```
 */
export const Count = /* @__PURE__ */ forwardRef<HTMLSpanElement, CountProps>(function Count(
  { value, unit, className, ...rest },
  ref,
) {
  const format = numberFormat(useLocale())
  return (
    <span ref={ref} {...rest} className={cx(styles['amount'], className)}>
      {format.format(value)}
      {unit !== undefined && <span className={styles['unit']}> {unit}</span>}
    </span>
  )
})
