import { Button } from '@mcm/ui/button'
import { Row } from '@mcm/ui/layout'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { messages } from '../messages'
import styles from './pending.module.css'

const PendingPayments = lazyPart(() => import('./pending-payments'))

interface PendingProps {
  address: string
  /** Says that pending payments aren't listed. */
  lead: string
}

/**
 * What is pending for the address. An endpoint can't list that, so the whole mempool is read, once the
 * visitor asks.
 */
export function Pending({ address, lead }: PendingProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className={styles['pending']}>
      {isAsked ? (
        <PendingPayments address={address} fallback={<Skeleton letters={24} />} />
      ) : (
        <Row gap={2} align="center">
          <Text tone="soft">{lead}</Text>
          <Button size="small" variant="quiet" onClick={() => setIsAsked(true)}>
            {messages.pending.look}
          </Button>
        </Row>
      )}
    </div>
  )
}
