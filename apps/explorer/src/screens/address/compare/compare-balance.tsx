import { Button } from '@mcm/ui/button'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { TitledRow } from '../../../shared/titled-row/titled-row'
import styles from '../address.module.css'
import { messages } from './messages'

const BalanceComparison = lazyPart(() => import('./balance-comparison'))

/**
 * Offers to compare the balance across endpoints. It makes no requests until the visitor starts the
 * comparison.
 */
export function CompareBalance({ address }: { address: string }) {
  const [wanted, setWanted] = useState(false)
  return (
    <TitledRow
      title={messages.title}
      className={styles['compare']}
      action={
        wanted ? undefined : <Button onClick={() => setWanted(true)}>{messages.compare}</Button>
      }
    >
      {wanted ? (
        <BalanceComparison address={address} />
      ) : (
        <Text as="p" tone="soft">
          {messages.why}
        </Text>
      )}
    </TitledRow>
  )
}
