import type { TransactionSummary } from '@mcm/rosetta-client'
import { PhoneOnly } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import { KnownLine } from '../watchlist/known-mark/known-line'
import { messages } from './messages'
import { More } from './more'
import styles from './transaction-columns.module.css'
import { WithMemo } from './with-memo'

interface RecipientsProps extends Pick<TransactionSummary, 'destinations'> {
  /** The source, if phones name it on the same line: from … to. */
  source?: TransactionSummary['source']
  /** Replaces the number of the other destinations. */
  more?: ReactNode
  onPaper?: ReactNode
}

/** The first destination, the number of the others, and its memo. */
export function Recipients({ destinations, source, more, onPaper }: RecipientsProps) {
  const [first, ...others] = destinations
  if (!first) return null
  return (
    <WithMemo memo={first.memo} onPaper={others.length > 0 && onPaper}>
      <PhoneOnly>
        {source && (
          <span className={styles['from']}>
            {messages.from} <KnownLine value={source} />{' '}
          </span>
        )}
        {messages.to}{' '}
      </PhoneOnly>
      <KnownLine value={first.address} />
      {others.length > 0 && (
        <>
          {' '}
          {more ?? (
            <Text size={13} tone="soft">
              <More count={others.length} />
            </Text>
          )}
        </>
      )}
    </WithMemo>
  )
}
