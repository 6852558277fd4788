import { formatMcm, NANO_PER_MCM } from '@mcm/rosetta-client/amount'
import { cx } from '../../internal/cx'
import { useLocale } from '../../internal/use-locale'
import { decimalMark, numberFormat } from './number-marks'
import styles from './amount.module.css'

export interface AmountProps {
  /** nanoMCM. */
  value: bigint
  /**
   * `all`: all nine decimals, so that columns align. `balance`: up to nine below 1 MCM,
   * otherwise up to two. A number: that many, the rest truncated, never rounded up. When digits
   * are cut, the tooltip has the exact amount. @default 'all'
   */
  decimals?: 'all' | 'balance' | 0 | 2 | undefined
  /** Show the unit. @default true */
  unit?: boolean | undefined
  /** Show a plus sign before positive amounts, for incoming transfers. */
  signed?: boolean | undefined
  className?: string | undefined
}

function limits(value: bigint, decimals: AmountProps['decimals']): [least: number, most: number] {
  if (decimals === 'balance') {
    const small = value > -NANO_PER_MCM && value < NANO_PER_MCM
    return [small ? 0 : 2, small ? 9 : 2]
  }
  return typeof decimals === 'number' ? [decimals, decimals] : [9, 9]
}

/** An exact MCM amount in tabular figures; decimals after the second are dimmer. */
export function Amount({
  value,
  decimals = 'all',
  unit = true,
  signed = false,
  className,
}: AmountProps) {
  const format = numberFormat(useLocale())
  const [minDecimals, maxDecimals] = limits(value, decimals)
  const magnitude = value < 0n ? -value : value
  const [whole = '0', fraction = ''] = formatMcm(magnitude, { minDecimals, maxDecimals }).split('.')
  const sign = value < 0n ? '−' : signed && value > 0n ? '+' : ''
  const exact = formatMcm(value)
  const cut = maxDecimals < 9 && value % 10n ** BigInt(9 - maxDecimals) !== 0n
  return (
    <span {...(cut ? { title: `${exact} MCM` } : {})} className={cx(styles['amount'], className)}>
      {sign && <span className={styles['sign']}>{sign}</span>}
      {format.format(BigInt(whole))}
      {fraction && decimalMark(format)}
      {fraction.slice(0, 2)}
      {fraction.length > 2 && <span className={styles['tail']}>{fraction.slice(2)}</span>}
      {unit && <span className={styles['unit']}> MCM</span>}
    </span>
  )
}
