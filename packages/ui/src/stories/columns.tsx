import type { TransactionSummary } from '@mcm/rosetta-client'
import {
  AddressText,
  Amount,
  Badge,
  Count,
  Hash,
  HaikuLine,
  Link,
  PhoneOnly,
  RelativeTime,
  Text,
  TransactionStatus,
  type Column,
} from '../index'
import type { BlockView } from './chain'

export const blockColumns: Column<BlockView>[] = [
  {
    key: 'block',
    header: 'Block',
    phone: 'lead',
    letters: 9,
    cell: ({ block }) => (
      <Link href={`/block/${block.block_identifier.index}`}>
        <Count value={block.block_identifier.index} />
      </Link>
    ),
  },
  {
    key: 'hash',
    header: 'Hash',
    phone: 'hide',
    letters: 19,
    cell: ({ block }) => <Hash value={block.block_identifier.hash} soft />,
  },
  {
    key: 'line',
    header: 'Haiku',
    letters: 16,
    cell: ({ haiku }) => <HaikuLine lines={haiku} />,
  },
  {
    key: 'transactions',
    header: 'Transactions',
    align: 'end',
    phone: 'aside',
    letters: 1,
    cell: ({ regular }) =>
      regular.length > 0 ? (
        <>
          <Count value={regular.length} />
          <PhoneOnly> tx</PhoneOnly>
        </>
      ) : (
        <Badge title="Pseudo Block (0 regular transactions)">Pseudo</Badge>
      ),
  },
  {
    key: 'difficulty',
    header: 'Difficulty',
    align: 'end',
    phone: 'aside',
    letters: 2,
    cell: ({ block }) => (
      <>
        <PhoneOnly>difficulty </PhoneOnly>
        <Count value={block.metadata.difficulty} />
      </>
    ),
  },
  {
    key: 'age',
    header: 'Age',
    align: 'end',
    phone: 'value',
    letters: 5,
    cell: ({ block }) => (
      <Text size={13} tone="soft">
        <RelativeTime time={block.timestamp} form="age" />
      </Text>
    ),
  },
]

/** Returns the columns of a transaction table. `own` is the address whose page is shown. */
export const transactionColumns = (own?: string): Column<TransactionSummary>[] => [
  {
    key: 'transaction',
    header: 'Transaction',
    phone: 'lead',
    letters: 17,
    cell: ({ hash }) => <Hash value={hash} form="8-8" href={`/tx/${hash}`} />,
  },
  {
    key: 'from',
    header: 'From',
    phone: 'hide',
    letters: 17,
    cell: ({ source }) =>
      source && <AddressText value={source} href={`/address/${source}`} current={source === own} />,
  },
  {
    key: 'to',
    header: 'To',
    phoneLabel: 'to',
    letters: 17,
    cell: ({ destinations: [first, ...others] }) =>
      first && (
        <>
          <AddressText
            value={first.address}
            href={`/address/${first.address}`}
            current={first.address === own}
          />{' '}
          {first.memo && <Badge>{first.memo}</Badge>}{' '}
          {others.length > 0 && (
            <Text size={13} tone="soft">
              and {others.length} more
            </Text>
          )}
        </>
      ),
  },
  {
    key: 'status',
    header: 'Status',
    phone: 'aside',
    letters: 7,
    cell: ({ status }) => <TransactionStatus status={status} />,
  },
  {
    key: 'amount',
    header: 'Amount (MCM)',
    align: 'end',
    phone: 'value',
    letters: 11,
    cell: ({ sent }) => <Amount value={sent} unit={false} />,
  },
]
