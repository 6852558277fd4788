import { IconCheck, IconClock, IconClose } from '../icons'
import { cx } from '../../internal/cx'
import styles from './badge.module.css'

export interface TransactionStatusProps {
  /** The status as the endpoint or the screen gives it: SUCCESS, PENDING, SPLIT, UNKNOWN, … */
  status: string
  /** Shown instead of the status's own word, such as 'Confirmed' for SUCCESS. */
  label?: string | undefined
  className?: string | undefined
}

/**
 * A transaction's status as a word with a shape: SUCCESS is green, PENDING and SPLIT are amber,
 * everything else is red.
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
