import { Amount, Count } from '@mcm/ui/amount'
import { Badge, TransactionStatus } from '@mcm/ui/badge'
import { EmptyState } from '@mcm/ui/empty-state'
import { Hash } from '@mcm/ui/hash'
import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { LoadMore } from '@mcm/ui/load-more'
import { Switch } from '@mcm/ui/switch'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import FailurePanel from '../../features/endpoint/failure-panel'
import { KnownAddress } from '../../features/watchlist/known-address'
import { messages } from './messages'
import type { Movement } from './movement'
import { useTransactions } from './use-transactions'

/** The URL keeps the filter: `?fees=hide`. */
const FILTER = 'fees'

export function Transactions({ address }: { address: string }) {
  const [params, setParams] = useSearchParams()
  const hideFeeOnly = params.get(FILTER) === 'hide'
  const list = useTransactions(address, hideFeeOnly)
  const setHidden = (hidden: boolean) =>
    setParams(hidden ? { [FILTER]: 'hide' } : {}, { replace: true, preventScrollReset: true })

  return (
    <Section
      title={messages.latest}
      aside={
        <Switch
          label={messages.hideFeeOnly}
          checked={hideFeeOnly}
          onChange={(event) => setHidden(event.target.checked)}
        />
      }
    >
      {list.isError && list.movements.length === 0 ? (
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
            rows={list.movements}
            rowKey={({ key }) => key}
            loading={list.isPending || (list.isFetching && list.movements.length === 0) ? 5 : 0}
            empty={
              <EmptyState title={hideFeeOnly ? messages.emptyFiltered : messages.empty}>
                <p>{messages.rewardsNote}</p>
              </EmptyState>
            }
          />
          {list.movements.length > 0 && (
            <LoadMore
              label={messages.loadMore}
              endText={messages.end}
              errorText={messages.failedMore}
              state={
                list.isFetchingNextPage
                  ? 'loading'
                  : list.isFetchNextPageError
                    ? 'error'
                    : list.hasNextPage
                      ? 'idle'
                      : 'end'
              }
              onLoad={() => void list.fetchNextPage()}
              auto={list.mayLoadUnasked}
            />
          )}
        </>
      )}
    </Section>
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
    key: 'counterparty',
    header: messages.columns.counterparty,
    phone: 'note',
    letters: 20,
    grow: true,
    cell: (movement) => <Counterparty movement={movement} address={address} />,
  },
  {
    key: 'block',
    header: messages.columns.block,
    phone: 'hide',
    letters: 9,
    cell: ({ transaction: { block } }) =>
      block && (
        <Link href={paths.block.href(block.index)}>
          <Count value={block.index} />
        </Link>
      ),
  },
  {
    key: 'status',
    header: messages.columns.status,
    phone: 'aside',
    letters: 7,
    cell: ({ transaction: { status } }) => <TransactionStatus status={status} />,
  },
  {
    key: 'amount',
    header: messages.columns.amount,
    align: 'end',
    phone: 'answer',
    letters: 14,
    cell: ({ amount }) => <Amount value={amount} unit={false} signed />,
  },
]

function Counterparty({ movement, address }: { movement: Movement; address: string }) {
  const { direction, counterparties, transaction } = movement
  const [first, ...others] = counterparties
  if (first === undefined) return <Text tone="soft">{messages.feeReceived}</Text>
  const memo =
    direction === 'out'
      ? transaction.destinations[0]?.memo
      : transaction.destinations.find((destination) => destination.address === address)?.memo
  return (
    <>
      <Text tone="soft">{direction === 'out' ? messages.to : messages.from}</Text>{' '}
      <KnownAddress value={first} />
      {others.length > 0 && (
        <Text size={13} tone="soft">
          {' '}
          {messages.and(others.length)}
        </Text>
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
