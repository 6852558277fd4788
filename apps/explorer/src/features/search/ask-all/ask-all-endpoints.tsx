import { Button } from '@mcm/ui/button'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { TitledRow } from '../../../shared/titled-row/titled-row'
import styles from './ask-all.module.css'
import { messages } from './messages'

const HashAnswers = lazyPart(() => import('./hash-answers'))

interface AskAllEndpointsProps {
  hash: string
  /** Whether this is what to do next. @default false */
  isMain?: boolean
  className?: string | undefined
}

/**
 * Offers to look up a hash, which the endpoint in use doesn't have, at every endpoint. It makes no
 * requests until the visitor asks for it.
 */
export function AskAllEndpoints({ hash, isMain = false, className }: AskAllEndpointsProps) {
  const [wanted, setWanted] = useState(false)
  const ask = (
    <Button variant={isMain ? 'solid' : 'outline'} onClick={() => setWanted(true)}>
      {messages.ask}
    </Button>
  )
  const row = (
    <TitledRow title={messages.title} className={className} action={wanted ? undefined : ask}>
      {wanted ? (
        <HashAnswers hash={hash} />
      ) : (
        <Text as="p" tone="soft" measured>
          {messages.why}
        </Text>
      )}
    </TitledRow>
  )
  if (!isMain) return row
  // The section stays, so that the keyboard's place does.
  return (
    <section>
      {wanted ? (
        row
      ) : (
        <p className={styles['main']}>
          {ask}
          <Text tone="soft">{messages.why}</Text>
        </p>
      )}
    </section>
  )
}
