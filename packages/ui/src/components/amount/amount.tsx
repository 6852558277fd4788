import { formatMcm, NANO_PER_MCM } from '@mcm/rosetta-client/amount'
import { cx } from '../../internal/cx'
import { useLocale } from '../../internal/use-locale'
import { decimalMark, numberFormat } from './number-marks'
import styles from './amount.module.css'

export interface AmountProps {
  /** nanoMCM. */
  value: bigint
  /**
   * `all`: every one of the nine decimals, so that columns align. `balance`: up to nine below
   * 1 MCM, else up to two. A number: that many, the rest cut off, never rounded up. Where digits
   * are cut the exact amount is the tooltip. @default 'all'
   */
  decimals?: 'all' | 'balance' | 0 | 2 | undefined
  /** Write the unit. @default true */
  unit?: boolean | undefined
  /** Put a plus before what is above zero, for what came in. */
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

/** An amount of MCM, exact and tabular; what follows the second decimal is set dimmer. */
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
