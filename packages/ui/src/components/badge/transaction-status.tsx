import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { IconCheck, IconClock, IconClose, IconInfo, IconSplit } from '../icons'
import { cx } from '../../internal/cx'
import type { Tone } from './badge'
import styles from './badge.module.css'

/**
 * Props of `TransactionStatus`.
 *
 * @example
 * ```tsx
 * import { TransactionStatus, type TransactionStatusProps } from '@mcm/ui/badge'
 *
 * const pending: TransactionStatusProps = { status: 'PENDING' }
 *
 * <TransactionStatus {...pending} />
 * ```
 */
export interface TransactionStatusProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The status as given by the endpoint or the screen: SUCCESS, PENDING, SPLIT, UNKNOWN, … */
  status: string
  /** Text shown instead of the status itself, such as 'Confirmed' for SUCCESS. */
  label?: string | undefined
  /**
   * Color instead of the status's own, such as amber for SUCCESS in a block that isn't final yet, or
   * neutral for a status that couldn't be checked.
   */
  tone?: Tone | undefined
}

const split = ['amber', IconSplit] as const
const looks: Partial<Record<string, readonly [Tone, typeof IconCheck]>> = {
  SUCCESS: ['green', IconCheck],
  PENDING: ['amber', IconClock],
  SPLIT: split,
  ORPHANED: split,
}
const other = ['red', IconClose] as const

/**
 * Shows a transaction's status as a word with a shape. SUCCESS is green, PENDING, SPLIT and ORPHANED
 * are amber, and everything else is red, unless `tone` says otherwise. An amber SUCCESS has a clock
 * instead of a tick, and a neutral failure an information sign, because it claims nothing.
 *
 * @example
 * ```tsx
 * import { TransactionStatus } from '@mcm/ui/badge'
 *
 * <TransactionStatus status="SUCCESS" label="Confirmed" />
 * ```
 */
export const TransactionStatus = /* @__PURE__ */ forwardRef<
  HTMLSpanElement,
  TransactionStatusProps
>(function TransactionStatus({ status, label, tone, className, ...rest }, ref) {
  const [ownTone, OwnIcon] = looks[status.toUpperCase()] ?? other
  const Icon = tone === undefined ? OwnIcon : iconIn(tone, OwnIcon)
  return (
    <span ref={ref} {...rest} className={cx(styles['status'], styles[tone ?? ownTone], className)}>
      <Icon size={12} />
      {label ?? status.charAt(0).toUpperCase() + status.slice(1).toLowerCase()}
    </span>
  )
})

function iconIn(tone: Tone, own: typeof IconCheck): typeof IconCheck {
  if (own === IconCheck && tone === 'amber') return IconClock
  return own === IconClose && tone === 'neutral' ? IconInfo : own
}
