import { Amount, Count } from '@mcm/ui/amount'
import { Badge } from '@mcm/ui/badge'
import { Hash } from '@mcm/ui/hash'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import type { Column } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { type ReactNode } from 'react'
import { paths } from '../../config/paths'
import { KnownAddress } from '../../features/watchlist/known-mark/known-address'
import type { MempoolItem } from './follow/lifecycle'
import styles from './mempool.module.css'
import { messages } from './messages'
import { trueTime } from '../../shared/true-time'

const transaction: Column<MempoolItem> = {
  key: 'transaction',
  header: messages.columns.transaction,
  phone: 'lead',
  letters: 17,
  cell: (item) => (
    <Fading item={item}>
      <Hash
        value={item.hash}
        form="address"
        href={paths.transaction.href(item.hash, item.confirmedBlock?.index)}
      />
    </Fading>
  ),
}

const from: Column<MempoolItem> = {
  key: 'from',
  header: messages.columns.from,
  phone: 'hide',
  letters: 17,
  cell: (item) => (
    <Fading item={item}>
      <Source item={item} />
    </Fading>
  ),
}

const to: Column<MempoolItem> = {
  key: 'to',
  header: messages.columns.to,
  phone: 'note',
  phoneLabel: messages.toOnPhone,
  letters: 17,
  grow: true,
  cell: (item) => (
    <Fading item={item}>
      <Destinations item={item} />
    </Fading>
  ),
}

const amount: Column<MempoolItem> = {
  key: 'amount',
  header: messages.columns.amount,
  align: 'end',
  phone: 'value',
  letters: 14,
  cell: (item) => (
    <Fading item={item}>
      {item.transaction ? (
        <Amount value={item.transaction.sent} unit={false} />
      ) : (
        <Skeleton letters={14} mono />
      )}
    </Fading>
  ),
}

export const pendingColumns: Column<MempoolItem>[] = [
  transaction,
  from,
  to,
  {
    key: 'fee',
    header: messages.columns.fee,
    align: 'end',
    phone: 'hide',
    letters: 11,
    cell: (item) => (
      <Fading item={item}>
        {item.transaction ? (
          <Amount value={item.transaction.fee} unit={false} />
        ) : (
          <Skeleton letters={11} mono />
        )}
      </Fading>
    ),
  },
  {
    key: 'seen',
    header: messages.columns.seen,
    align: 'end',
    phone: 'aside',
    letters: 5,
    cell: (item) => (
      <Fading item={item}>
        <Text size={13} tone="soft" className={styles['seen']}>
          <Seen item={item} />
        </Text>
      </Fading>
    ),
  },
  amount,
]

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

/** A cell that fades out when its transaction has left the mempool without a known block. */
function Fading({ item, children }: { item: MempoolItem; children: ReactNode }) {
  if (item.stage !== 'exiting') return children
  return <span className={styles['exiting']}>{children}</span>
}

function Source({ item: { transaction } }: { item: MempoolItem }) {
  if (!transaction) return <Skeleton letters={17} mono />
  return transaction.source && <KnownAddress value={transaction.source} form="address" />
}

function Destinations({ item: { transaction } }: { item: MempoolItem }) {
  if (!transaction) return <Skeleton letters={17} mono />
  const [first, ...others] = transaction.destinations
  return (
    first && (
      <>
        <KnownAddress value={first.address} form="address" />
        {first.memo && (
          <>
            {' '}
            <Badge>{first.memo}</Badge>
          </>
        )}
        {others.length > 0 && (
          <Text size={13} tone="soft">
            {' '}
            {messages.more(others.length)}
          </Text>
        )}
      </>
    )
  )
}

function Seen({ item: { stage, arrived, firstSeen } }: { item: MempoolItem }) {
  if (stage === 'exiting') return messages.left
  if (arrived) return <RelativeTime time={trueTime(firstSeen)} form="age" />
  return <span title={messages.earlierTitle}>{messages.earlier}</span>
}
