import { IconCheck, IconClock, IconClose } from '../icons'
import { cx } from '../../internal/cx'
import styles from './badge.module.css'

export interface TransactionStatusProps {
  /** The status as given by the endpoint or the screen: SUCCESS, PENDING, SPLIT, UNKNOWN, … */
  status: string
  /** Text shown instead of the status itself, such as 'Confirmed' for SUCCESS. */
  label?: string | undefined
  className?: string | undefined
}

/**
 * Shows a transaction's status as a word with a shape. SUCCESS is green, PENDING and SPLIT are
 * amber, and everything else is red.
 */
export function TransactionStatus({ status, label, className }: TransactionStatusProps) {
  const key = status.toUpperCase()
  const waits = key === 'PENDING' || key === 'SPLIT'
  const tone = key === 'SUCCESS' ? 'green' : waits ? 'amber' : 'red'
  const Icon = key === 'SUCCESS' ? IconCheck : waits ? IconClock : IconClose
  return (
    <span className={cx(styles['status'], styles[tone], className)}>
      <Icon size={12} />
      {label ?? status.charAt(0).toUpperCase() + status.slice(1).toLowerCase()}
    </span>
  )
}
