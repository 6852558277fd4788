import type { TransactionSummary } from '@mcm/rosetta-client'
import { Amount } from '@mcm/ui/amount'
import { Badge } from '@mcm/ui/badge'
import { Hash } from '@mcm/ui/hash'
import { PhoneOnly, WideOnly } from '@mcm/ui/layout'
import type { Column } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import { KnownAddress } from '../watchlist/known-mark/known-address'
import { messages } from './messages'
import styles from './transaction-columns.module.css'

/** A row of a list of transactions of the whole network. */
export interface TransactionRow {
  transaction: TransactionSummary
}

export const transactionColumn: Column<TransactionRow> = {
  key: 'transaction',
  header: messages.columns.transaction,
  phone: 'lead',
  letters: 17,
  cell: ({ transaction: { hash, block } }) => (
    <Hash value={hash} form="8-8" href={paths.transaction.href(hash, block?.index)} />
  ),
}

export const fromColumn: Column<TransactionRow> = {
  key: 'from',
  header: messages.columns.from,
  phone: 'hide',
  letters: 17,
  cell: ({ transaction: { source } }) => source && <KnownAddress value={source} />,
}

/** The first destination. On phones, the source comes before it. */
export const toColumn: Column<TransactionRow> = {
  key: 'to',
  header: messages.columns.to,
  phone: 'note',
  letters: 20,
  grow: true,
  cell: ({ transaction: { source, destinations } }) => {
    const [first, ...others] = destinations
    if (!first) return null
    return (
      <>
        {source && (
          <PhoneOnly>
            {messages.from} <KnownAddress value={source} /> {messages.to}{' '}
          </PhoneOnly>
        )}
        <KnownAddress value={first.address} />
        {others.length > 0 && (
          <Text size={13} tone="soft" title={messages.and(others.length)}>
            {' '}
            <WideOnly>{messages.and(others.length)}</WideOnly>
            <PhoneOnly>{messages.plus(others.length)}</PhoneOnly>
          </Text>
        )}
        {first.memo && (
          <span className={styles['memo']}>
            {' '}
            <Badge>{first.memo}</Badge>
          </span>
        )}
      </>
    )
  },
}

export const amountColumn: Column<TransactionRow> = {
  key: 'amount',
  header: messages.columns.amount,
  align: 'end',
  phone: 'value',
  letters: 14,
  cell: ({ transaction: { sent } }) => <Amount value={sent} unit={false} />,
}
