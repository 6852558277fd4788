import { Amount, Count } from '@mcm/ui/amount'
import { Hash } from '@mcm/ui/hash'
import { Link } from '@mcm/ui/link'
import { Skeleton } from '@mcm/ui/skeleton'
import type { Column } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import { Recipients } from '../../features/transaction-columns/recipients'
import { MemoTitle } from '../../features/transaction-columns/with-memo'
import { KnownLine } from '../../features/watchlist/known-mark/known-line'
import type { MempoolItem } from '../../features/mempool/lifecycle'
import { Seen } from '../../features/mempool/seen/seen'
import styles from './mempool.module.css'
import { messages } from './messages'

/** What the columns of all lists show. */
type Listed = Pick<MempoolItem, 'hash' | 'transaction' | 'confirmedBlock'>

const transaction: Column<Listed> = {
  key: 'transaction',
  header: messages.columns.transaction,
  phone: 'lead',
  letters: 17,
  cell: (item) => (
    <Hash
      value={item.hash}
      form="8-8"
      href={paths.transaction.href(item.hash, item.confirmedBlock?.index)}
    />
  ),
}

const from: Column<Listed> = {
  key: 'from',
  header: messages.columns.from,
  phone: 'hide',
  letters: 17,
  cell: (item) => <Source item={item} />,
}

const to: Column<Listed> = {
  key: 'to',
  header: <MemoTitle>{messages.columns.to}</MemoTitle>,
  phone: 'note',
  letters: 17,
  grow: true,
  cell: (item) => <Destinations item={item} />,
}

const amount: Column<Listed> = {
  key: 'amount',
  header: messages.columns.amount,
  align: 'end',
  phone: 'value',
  letters: 14,
  cell: ({ transaction }) => (
    <span className={styles['amount']}>
      {transaction ? (
        <Amount value={transaction.sent} unit={false} />
      ) : (
        <Skeleton letters={14} mono />
      )}
    </span>
  ),
}

const fee: Column<Listed> = {
  key: 'fee',
  header: messages.columns.fee,
  align: 'end',
  phone: 'aside',
  phoneLabel: messages.feeOnPhone,
  letters: 11,
  cell: ({ transaction }) =>
    transaction ? <Amount value={transaction.fee} unit={false} /> : <Skeleton letters={11} mono />,
}

const seen: Column<MempoolItem> = {
  key: 'seen',
  header: messages.columns.seen,
  align: 'end',
  phone: 'lead',
  letters: 10,
  cell: (item) => (
    <Text size={13} tone="soft" className={styles['seen']}>
      <Seen item={item} />
    </Text>
  ),
}

export const pendingColumns: Column<MempoolItem>[] = [transaction, from, to, seen, fee, amount]
export const exitingColumns: Column<Listed>[] = [transaction, from, to, fee, amount]

export const confirmedColumns: Column<MempoolItem>[] = [
  transaction,
  from,
  to,
  {
    key: 'block',
    header: messages.columns.block,
    phone: 'aside',
    letters: 26,
    cell: ({ confirmedBlock }) =>
      confirmedBlock && (
        <Text size={13} tone="green" className={styles['seen']}>
          {messages.confirmedIn}{' '}
          <Link href={paths.block.href(confirmedBlock.index)}>
            #<Count value={confirmedBlock.index} />
          </Link>
        </Text>
      ),
  },
  amount,
]

function Source({ item: { transaction } }: { item: Listed }) {
  if (!transaction) return <Skeleton letters={17} mono />
  return transaction.source && <KnownLine value={transaction.source} />
}

function Destinations({ item: { transaction } }: { item: Listed }) {
  if (!transaction) return <Skeleton letters={17} mono />
  return <Recipients destinations={transaction.destinations} />
}
