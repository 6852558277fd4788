import type { TransactionSummary } from '@mcm/rosetta-client'
import { Amount } from '@mcm/ui/amount'
import { Hash } from '@mcm/ui/hash'
import type { Column } from '@mcm/ui/table'
import { paths } from '../../config/paths'
import { KnownLine } from '../watchlist/known-mark/known-line'
import { UnlessLost } from './lost'
import { messages } from './messages'
import { Recipients } from './recipients'
import { MemoTitle } from './with-memo'

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
    <Hash value={hash} form="8-8" href={paths.transaction.href(hash, block?.index)} data-row-link />
  ),
}

export const fromColumn: Column<TransactionRow> = {
  key: 'from',
  header: messages.columns.from,
  phone: 'hide',
  letters: 17,
  cell: ({ transaction: { source } }) => source && <KnownLine value={source} />,
}

/** The first destination with its memo. On phones, the source comes before it. */
export const toColumn: Column<TransactionRow> = {
  key: 'to',
  header: <MemoTitle>{messages.columns.to}</MemoTitle>,
  phone: 'note',
  letters: 20,
  grow: true,
  cell: ({ transaction: { source, destinations } }) => (
    <Recipients source={source} destinations={destinations} />
  ),
}

export const amountColumn: Column<TransactionRow> = {
  key: 'amount',
  header: messages.columns.amount,
  align: 'end',
  phone: 'value',
  letters: 14,
  cell: ({ transaction: { sent, status } }) => (
    <UnlessLost status={status}>
      <Amount value={sent} unit={false} />
    </UnlessLost>
  ),
}
