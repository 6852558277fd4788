import { Section } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import { messages } from './messages'

/** Shown instead of the rows if nothing is pending. */
export function Empty({ aside }: { aside: ReactNode }) {
  return (
    <Section title={messages.empty} aside={aside}>
      <Text as="p" tone="soft" measured>
        {messages.emptyHint}
      </Text>
    </Section>
  )
}
