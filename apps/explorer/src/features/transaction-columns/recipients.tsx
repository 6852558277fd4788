import type { TransactionSummary } from '@mcm/rosetta-client'
import { Badge } from '@mcm/ui/badge'
import { Text } from '@mcm/ui/text'
import { KnownLine } from '../watchlist/known-mark/known-line'
import { messages } from './messages'
import styles from './transaction-columns.module.css'

/** The first destination, the number of the others, and its memo, which phones show on a line below. */
export function Recipients({ destinations }: Pick<TransactionSummary, 'destinations'>) {
  const [first, ...others] = destinations
  if (!first) return null
  return (
    <span className={styles['to']}>
      <KnownLine value={first.address} />
      {others.length > 0 && (
        <Text size={13} tone="soft" title={messages.and(others.length)}>
          {' '}
          <span className={styles['and']}>{messages.and(others.length)}</span>
          <span className={styles['plus']}>{messages.plus(others.length)}</span>
        </Text>
      )}
      {first.memo && (
        <span className={styles['memo']}>
          {' '}
          <Badge title={first.memo}>{first.memo}</Badge>
        </span>
      )}
    </span>
  )
}
