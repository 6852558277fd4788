import type { TransactionSummary } from '@mcm/rosetta-client'
import { PhoneOnly } from '@mcm/ui/layout'
import { KnownLine } from '../watchlist/known-mark/known-line'
import { messages } from './messages'
import styles from './transaction-columns.module.css'

/** The source before the destinations, which share a line on phones: from … to. */
export function SourceOnPhone({ source }: Pick<TransactionSummary, 'source'>) {
  if (!source) return null
  return (
    <PhoneOnly>
      <span className={styles['from']}>
        {messages.from} <KnownLine value={source} />{' '}
      </span>
      {messages.to}{' '}
    </PhoneOnly>
  )
}
