import { type ChainStatus, statusInChain } from '@mcm/react/query'
import type { TransactionSummary } from '@mcm/rosetta-client'
import { Amount } from '@mcm/ui/amount'
import { Badge } from '@mcm/ui/badge'
import { Hash } from '@mcm/ui/hash'
import { Section } from '@mcm/ui/layout'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { useRef } from 'react'
import { paths } from '../../../config/paths'
import { RowStatus, RowStatusTitle } from '../../../features/row-status/row-status'
import { SourceOnPhone } from '../../../features/transaction-columns/source-on-phone'
import { KnownAddress } from '../../../features/watchlist/known-mark/known-address'
import { messages } from '../messages'
import { MoreDestinations } from './more-destinations'
import { PageTurner, usePages } from './pages'

interface TransactionsProps {
  transactions: readonly TransactionSummary[]
  height: number
  /** The block's status. Its transactions count only while the block is part of the chain. */
  chainStatus: ChainStatus
}

/** The transactions of the block without the reward, one page at a time. */
export function Transactions({ transactions, height, chainStatus }: TransactionsProps) {
  const { rows, ...pages } = usePages(transactions)
  /** On paper, a column that says the same in every row gives its room to the others. */
  const allCount = rows.every(({ status }) => statusInChain(status, chainStatus) === 'SUCCESS')
  const list = useRef<HTMLDivElement>(null)
  const turnTo = (page: number) => {
    pages.turnTo(page)
    // Focus moves to the top of the list, because the button may be gone.
    const heading = list.current?.querySelector('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }
  return (
    <div ref={list}>
      <Section title={messages.regular(transactions.length)}>
        {rows.length > 0 && (
          <Table
            linkRows
            caption={messages.regular(transactions.length)}
            columns={columnsFor(height, chainStatus)}
            rows={rows}
            rowKey={({ hash }) => hash}
            className={`print-transactions ${allCount ? 'print-all-counted' : ''}`}
          />
        )}
        <PageTurner {...pages} turnTo={turnTo} />
      </Section>
    </div>
  )
}

const columnsFor = (height: number, chainStatus: ChainStatus): Column<TransactionSummary>[] => [
  {
    key: 'transaction',
    header: messages.columns.transaction,
    phone: 'lead',
    cell: ({ hash }) => (
      <Hash value={hash} form="8-8" href={paths.transaction.href(hash, height)} />
    ),
  },
  {
    key: 'from',
    header: messages.columns.from,
    phone: 'hide',
    cell: ({ source }) => source && <KnownAddress value={source} />,
  },
  {
    key: 'to',
    header: messages.columns.to,
    phone: 'note',
    grow: true,
    cell: ({ source, destinations: [first, ...others] }) =>
      first && (
        <>
          <SourceOnPhone source={source} />
          <span className="print-destination">
            <KnownAddress value={first.address} />
            {first.memo && (
              <>
                {' '}
                <Badge className="print-memo" data-label={messages.memo}>
                  {first.memo}
                </Badge>
              </>
            )}
            {others.length > 0 && (
              <span hidden className="print-amount">
                {' '}
                <Amount value={first.amount} unit={false} />
              </span>
            )}
          </span>
          {others.length > 0 && <MoreDestinations others={others} />}
        </>
      ),
  },
  {
    key: 'status',
    header: <RowStatusTitle>{messages.columns.status}</RowStatusTitle>,
    phone: 'aside',
    cell: ({ status }) => <RowStatus status={statusInChain(status, chainStatus)} />,
  },
  {
    key: 'fee',
    header: messages.columns.fee,
    align: 'end',
    phone: 'hide',
    tablet: 'hide',
    cell: ({ fee }) => (
      <Text tone="soft">
        <Amount value={fee} unit={false} />
      </Text>
    ),
  },
  {
    key: 'amount',
    header: messages.columns.amount,
    align: 'end',
    phone: 'value',
    cell: ({ sent }) => <Amount value={sent} unit={false} />,
  },
]
