import type { BlockIdentifier } from '@mcm/rosetta-client'
import { Amount, Count } from '@mcm/ui/amount'
import { Badge, TransactionStatus } from '@mcm/ui/badge'
import { EmptyState } from '@mcm/ui/empty-state'
import { AddressText, Hash } from '@mcm/ui/hash'
import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { LoadMore } from '@mcm/ui/load-more'
import { Segmented } from '@mcm/ui/segmented'
import { Skeleton } from '@mcm/ui/skeleton'
import { Switch } from '@mcm/ui/switch'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { paths } from '../../../config/paths'
import { CHECKING, isOrphaned } from '../../../data/chain-status'
import { KnownAddress } from '../../../features/watchlist/known-mark/known-address'
import styles from '../address.module.css'
import type { Filter } from './filter'
import { messages } from '../messages'
import type { Movement } from './movement'
import type { useTransactions } from './use-transactions'
import { FailurePanel } from '../../../features/endpoint/failure/failure-panel'

interface TransactionsProps {
  address: string
  list: ReturnType<typeof useTransactions>
  filter: Filter
  onFilter: (change: Partial<Filter>) => void
}

const directions = (['all', 'in', 'out'] as const).map((value) => ({
  value,
  label: messages.direction[value],
}))

/** The movements of an address, newest first. */
export function Transactions({ address, list, filter, onFilter }: TransactionsProps) {
  const { movements, loaded } = list
  return (
    <Section
      title={messages.latest}
      aside={
        <>
          <Segmented
            label={messages.direction.label}
            value={filter.direction}
            options={directions}
            onChange={(direction) => onFilter({ direction })}
          />
          <Switch
            label={messages.hideFeeOnly}
            checked={filter.hideFeeOnly}
            onChange={(event) => onFilter({ hideFeeOnly: event.target.checked })}
          />
        </>
      }
    >
      {list.isError && loaded.length === 0 ? (
        <FailurePanel
          title={messages.failed}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <>
          <Table
            caption={messages.latest}
            columns={columnsFor(address)}
            rows={movements}
            rowKey={({ key }) => key}
            loading={list.isSettled || list.isError ? 0 : 5}
            empty={
              list.hasNextPage ? (
                <Text as="p" tone="soft">
                  {messages.noMatchYet(loaded.length)}
                </Text>
              ) : (
                <Nothing filter={filter} isEmpty={loaded.length === 0} />
              )
            }
          />
          {movements.length > 0 && movements.length < loaded.length && (
            <Text as="p" size={13} tone="soft" role="status">
              {messages.shownOf(movements.length, loaded.length)}
            </Text>
          )}
          {(movements.length > 0 || (list.hasNextPage && list.isSettled)) && (
            <LoadMore
              label={messages.loadMore}
              endText={messages.end}
              errorText={messages.failedMore}
              state={stateOf(list)}
              onLoad={() => void list.fetchNextPage()}
              auto={list.mayAutoLoad}
            />
          )}
        </>
      )}
    </Section>
  )
}

function stateOf(list: TransactionsProps['list']) {
  if (list.isFetchingNextPage) return 'loading'
  if (list.isFetchNextPageError) return 'error'
  return list.hasNextPage ? 'idle' : 'end'
}

/** The message shown when everything has been searched and nothing matches. */
function Nothing({ filter, isEmpty }: { filter: Filter; isEmpty: boolean }) {
  const title = filter.hideFeeOnly ? messages.emptyFiltered : messages.empty
  const { direction } = filter
  return (
    <EmptyState title={title}>
      {!isEmpty && direction !== 'all' && <p>{messages.emptyDirection[direction]}</p>}
      <p>{messages.rewardsNote}</p>
    </EmptyState>
  )
}

/** A link to the block, by hash if it is orphaned, because another block is at its height. */
function InBlock({ index, hash, status }: BlockIdentifier & { status: string }) {
  const lost = isOrphaned(status)
  return (
    <Link href={lost ? `${paths.block.href(hash)}?height=${index}` : paths.block.href(index)}>
      <Count value={index} />
    </Link>
  )
}

const columnsFor = (address: string): Column<Movement>[] => [
  {
    key: 'transaction',
    header: messages.columns.transaction,
    phone: 'lead',
    letters: 17,
    cell: ({ transaction: { hash, block } }) => (
      <Hash value={hash} form="address" href={paths.transaction.href(hash, block?.index)} />
    ),
  },
  {
    key: 'parties',
    header: messages.columns.parties,
    phone: 'note',
    letters: 40,
    grow: true,
    cell: (movement) => <Parties movement={movement} address={address} />,
  },
  {
    key: 'block',
    header: messages.columns.block,
    phone: 'hide',
    letters: 9,
    cell: ({ transaction: { block, status } }) =>
      block ? <InBlock {...block} status={status} /> : '–',
  },
  {
    key: 'status',
    header: messages.columns.status,
    phone: 'aside',
    letters: 7,
    cell: ({ transaction }) => <Status transaction={transaction} />,
  },
  {
    key: 'amount',
    header: messages.columns.amount,
    align: 'end',
    phone: 'value',
    letters: 14,
    cell: ({ amount, transaction }) =>
      amount === undefined ? (
        <Skeleton letters={14} mono />
      ) : amount === null ? (
        <Text tone="soft">
          {isOrphaned(transaction.status) ? messages.noFee : messages.unknownFee}
        </Text>
      ) : (
        <Amount value={amount} unit={false} signed />
      ),
  },
]

/** The status of a transaction. Success is shown only once its block is found in the chain. */
function Status({ transaction: { status, block } }: Pick<Movement, 'transaction'>) {
  if (status === CHECKING) return <Skeleton letters={7} />
  const reason = isOrphaned(status)
    ? messages.orphaned
    : status === 'UNKNOWN' && !block
      ? messages.unknownBlock
      : undefined
  if (reason === undefined) return <TransactionStatus status={status} />
  return (
    <span className={styles['not-counted']}>
      <TransactionStatus status={status} />
      <Text size={13} tone="soft">
        {reason}
      </Text>
    </span>
  )
}

/** The sender and the recipients, with the page's own address highlighted. */
function Parties({ movement, address }: { movement: Movement; address: string }) {
  const { direction, counterparties, transaction } = movement
  const [first, ...others] = counterparties
  const own = <AddressText value={address} current />
  if (first === undefined) {
    return (
      <>
        <Text tone="soft">{messages.feeReceived}</Text> {own}
      </>
    )
  }
  const memo =
    direction === 'out'
      ? transaction.destinations[0]?.memo
      : transaction.destinations.find((destination) => destination.address === address)?.memo
  return (
    <>
      {direction === 'out' && (
        <>
          {own} <Text tone="soft">{messages.to}</Text>{' '}
        </>
      )}
      <KnownAddress value={first} />
      {others.length > 0 && (
        <Text size={13} tone="soft">
          {' '}
          {messages.and(others.length)}
        </Text>
      )}
      {direction === 'in' && (
        <>
          {' '}
          <Text tone="soft">{messages.to}</Text> {own}
        </>
      )}
      {memo !== undefined && memo !== '' && (
        <>
          {' '}
          <Badge>{memo}</Badge>
        </>
      )}
    </>
  )
}
