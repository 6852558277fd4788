'use client'

import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import { useLocale } from '../../internal/use-locale'
import { decimalsOf } from './decimals'
import { decimalMark, numberFormat } from './number-marks'
import styles from './amount.module.css'

/**
 * Props of `Amount`.
 *
 * @example
 * ```tsx
 * import { Amount, type AmountProps } from '@mcm/ui/amount'
 *
 * const incoming: AmountProps = { value: 1_500_000_000n, signed: true }
 *
 * <Amount {...incoming} />
 * ```
 */
export interface AmountProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** nanoMCM. */
  value: bigint
  /**
   * How many decimals to show. `all`: all nine, so that columns align. `trim`: the exact amount,
   * without zeros after the second decimal. `balance`: up to nine below 1 MCM, otherwise up to two.
   * A number: at most that many, with the rest truncated, never rounded up. If digits are cut off,
   * the tooltip shows the exact amount. @default 'all'
   */
  decimals?: 'all' | 'trim' | 'balance' | 0 | 2 | undefined
  /** Whether to show the unit. @default true */
  unit?: boolean | undefined
  /** Whether to show a plus sign before positive amounts, for incoming transfers. */
  signed?: boolean | undefined
}

const NANO_PER_MCM = 1_000_000_000n

function limits(value: bigint, decimals: AmountProps['decimals']): [min: number, max: number] {
  if (decimals === 'balance') {
    const small = value > -NANO_PER_MCM && value < NANO_PER_MCM
    return [small ? 0 : 2, small ? 9 : 2]
  }
  if (decimals === 'trim') return [2, 9]
  return typeof decimals === 'number' ? [decimals, decimals] : [9, 9]
}

/**
 * Splits off the zeros at the end of the decimals, but leaves at least two decimals. The zeros are
 * dimmed, so that a fee of 0.0000005 doesn't look like a bold 0.00.
 */
function splitTrailingZeros(fraction: string): [significant: string, zeros: string] {
  const end = Math.max(2, fraction.search(/0*$/))
  return [fraction.slice(0, end), fraction.slice(end)]
}

/**
 * Shows an exact MCM amount in tabular figures, with trailing zeros dimmed.
 *
 * @example
 * ```tsx
 * import { Amount } from '@mcm/ui/amount'
 *
 * <Amount value={1_500_000_000n} decimals="trim" />
 * ```
 */
export const Amount = /* @__PURE__ */ forwardRef<HTMLSpanElement, AmountProps>(function Amount(
  { value, decimals = 'all', unit = true, signed = false, className, ...rest },
  ref,
) {
  const format = numberFormat(useLocale())
  const [minDecimals, maxDecimals] = limits(value, decimals)
  const magnitude = value < 0n ? -value : value
  const [whole, fraction] = decimalsOf(magnitude, minDecimals, maxDecimals)
  const [significant, zeros] = splitTrailingZeros(fraction)
  const sign = value < 0n ? '−' : signed && value > 0n ? '+' : ''
  const exact = decimalsOf(magnitude, 0, 9).filter(Boolean).join('.')
  const cut = maxDecimals < 9 && value % 10n ** BigInt(9 - maxDecimals) !== 0n
  return (
    <span
      ref={ref}
      {...(cut ? { title: `${value < 0n ? '-' : ''}${exact} MCM` } : {})}
      {...rest}
      className={cx(styles['amount'], className)}
    >
      {sign && <span className={styles['sign']}>{sign}</span>}
      {format.format(BigInt(whole))}
      {fraction && decimalMark(format)}
      {significant}
      {zeros && <span className={styles['zeros']}>{zeros}</span>}
      {unit && <span className={styles['unit']}> MCM</span>}
    </span>
  )
})
