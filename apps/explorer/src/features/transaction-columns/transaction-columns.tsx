import type { TransactionSummary } from '@mcm/rosetta-client'
import { Amount } from '@mcm/ui/amount'
import { Hash } from '@mcm/ui/hash'
import type { Column } from '@mcm/ui/table'
import { paths } from '../../config/paths'
import { KnownLine } from '../watchlist/known-mark/known-line'
import { SourceOnPhone } from './source-on-phone'
import { messages } from './messages'
import { Recipients } from './recipients'

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
  cell: ({ transaction: { source } }) => source && <KnownLine value={source} />,
}

/** The first destination. On phones, the source comes before it. */
export const toColumn: Column<TransactionRow> = {
  key: 'to',
  header: messages.columns.to,
  phone: 'note',
  letters: 20,
  grow: true,
  cell: ({ transaction: { source, destinations } }) => {
    if (destinations.length === 0) return null
    return (
      <>
        <SourceOnPhone source={source} />
        <Recipients destinations={destinations} />
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
