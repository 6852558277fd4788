import { Section } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import { NextBlockLine } from '../../features/next-block/time-line/next-block-line'
import styles from './mempool.module.css'
import { messages } from './messages'

/** Shown if nothing is pending. The wait for the next block takes the place of the rows. */
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
