import { Section } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import { NextBlockLine } from '../../features/next-block/time-line/next-block-line'
import styles from './mempool.module.css'
import { messages } from './messages'

/** Shown instead of the rows if nothing is pending, with the wait for the block that may change that. */
export function Empty({ aside }: { aside: ReactNode }) {
  return (
    <Section title={messages.empty} aside={aside}>
      <div className={styles['above']}>
        <Text as="p" tone="soft" measured>
          {messages.emptyHint}
        </Text>
      </div>
      <div className={styles['rows']}>
        <NextBlockLine className={styles['wait'] ?? ''} />
      </div>
    </Section>
  )
}
