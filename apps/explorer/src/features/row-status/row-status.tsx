import { CHECKING } from '@mcm/react/query'
import { TransactionStatus } from '@mcm/ui/badge'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'

/**
 * A transaction's status in a list. Only exceptions are visible, because nearly every row would say
 * 'Success'. Screen readers get that too, once the block is found in the chain.
 */
export function RowStatus({ status }: { status: string }) {
  if (status === CHECKING) return null
  const shown = <TransactionStatus status={status} />
  return status === 'SUCCESS' ? <VisuallyHidden>{shown}</VisuallyHidden> : shown
}

/** The title of the column, which is as wide as its exceptions. */
export function RowStatusTitle({ children }: { children: string }) {
  return <VisuallyHidden>{children}</VisuallyHidden>
}
