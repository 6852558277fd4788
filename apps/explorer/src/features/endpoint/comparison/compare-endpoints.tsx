import { Button } from '@mcm/ui/button'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { messages } from './offer-messages'
import type { Subject } from './endpoint-comparison'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { TitledRow } from '../../../shared/titled-row/titled-row'

const ComparisonTable = lazyPart(() => import('./comparison-table'))

/**
 * Offers to compare a block across endpoints. It makes no requests until the visitor starts the
 * comparison.
 */
export function CompareEndpoints({ subject }: { subject: Subject }) {
  const [wanted, setWanted] = useState(false)
  return (
    <TitledRow
      title={messages.title}
      action={
        wanted ? undefined : <Button onClick={() => setWanted(true)}>{messages.compare}</Button>
      }
    >
      {wanted ? (
        <ComparisonTable fallback={<p>{messages.comparing}</p>} subject={subject} />
      ) : (
        <Text as="p" tone="soft" measured>
          {messages.lead}
        </Text>
      )}
    </TitledRow>
  )
}
