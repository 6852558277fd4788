import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths'
import styles from './mempool.module.css'
import { messages } from './messages'

/** Shown instead of the rows if nothing is pending. */
export function Empty({ aside }: { aside: ReactNode }) {
  return (
    <Section title={messages.empty} aside={aside}>
      <Text as="p" tone="soft" measured>
        {messages.emptyHint}
      </Text>
      <p className={styles['onward']}>
        <Link href={paths.transactions.href()}>{messages.latestTransactions}</Link>
      </p>
    </Section>
  )
}
