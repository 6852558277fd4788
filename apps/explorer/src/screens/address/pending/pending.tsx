import { Button } from '@mcm/ui/button'
import { Row } from '@mcm/ui/layout'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { messages } from '../messages'
import styles from './pending.module.css'

const PendingPayments = lazyPart(() => import('./pending-payments'))

/** Whether the visitor has asked, which outlasts the place of the question. */
export interface PendingLook {
  isAsked: boolean
  onAsk: () => void
}

interface PendingProps extends PendingLook {
  address: string
  /** Says what the button is about. */
  lead: string
}

/**
 * What is pending for the address. An endpoint can't list that, so the whole mempool is read, once the
 * visitor asks.
 */
export function Pending({ address, lead, isAsked, onAsk }: PendingProps) {
  return (
    <div className={styles['pending']}>
      {isAsked ? (
        <PendingPayments address={address} fallback={<Skeleton letters={24} />} />
      ) : (
        <Row gap={2} align="center">
          <Text tone="soft">{lead}</Text>
          <Button size="small" variant="quiet" onClick={onAsk}>
            {messages.pending.look}
          </Button>
        </Row>
      )}
    </div>
  )
}
