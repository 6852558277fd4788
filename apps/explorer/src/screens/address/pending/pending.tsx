import { Button } from '@mcm/ui/button'
import { Row } from '@mcm/ui/layout'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { effectOn } from '../history/movement'
import { messages } from '../messages'
import styles from './pending.module.css'

const PendingPayments = lazyPart(() => import('./pending-payments'))

/** Kept by the page, because the question moves once the address has transactions. */
export interface PendingCheck {
  isAsked: boolean
  onAsk: () => void
}

interface PendingProps extends PendingCheck {
  address: string
  /** The text in front of the button. */
  lead: string
}

/**
 * The address's pending payments. No call lists them, so the whole mempool is read once the visitor asks
 * for it.
 */
export function Pending({ address, lead, isAsked, onAsk }: PendingProps) {
  return (
    <div className={styles['pending']}>
      {isAsked ? (
        <PendingPayments
          address={address}
          effectOn={effectOn}
          fallback={<Skeleton letters={24} />}
        />
      ) : (
        <Row gap={2} align="center">
          <Text tone="soft">{lead}</Text>
          <Button size="small" variant="quiet" onClick={onAsk}>
            {messages.pending.check}
          </Button>
        </Row>
      )}
    </div>
  )
}
