import { CHECKING } from '@mcm/react/query'
import { TransactionStatus } from '@mcm/ui/badge'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import styles from './transaction-columns.module.css'

/**
 * A transaction's status in a list. Only exceptions are visible, because nearly every row would say
 * 'Success'. Screen readers get that too, once the block is found in the chain.
 */
export function RowStatus({ status, reason }: { status: string; reason?: string | undefined }) {
  if (status === CHECKING) return <span className={styles['quiet']} />
  // Red would say that the transaction failed, when the check did.
  const tone = status === 'UNKNOWN' ? 'neutral' : undefined
  const shown = <TransactionStatus status={status} tone={tone} />
  if (status === 'SUCCESS') {
    return <VisuallyHidden className={styles['quiet']}>{shown}</VisuallyHidden>
  }
  return (
    <span title={reason} className={styles['exception']}>
      {shown}
      {reason !== undefined && <VisuallyHidden>{reason}</VisuallyHidden>}
    </span>
  )
}

/** The title of the column, which is only as wide as its padding. */
export function RowStatusTitle({ children }: { children: string }) {
  return <VisuallyHidden>{children}</VisuallyHidden>
}
