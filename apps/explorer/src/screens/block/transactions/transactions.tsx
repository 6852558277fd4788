import { type ChainStatus, statusInChain } from '@mcm/react/query'
import type { TransactionSummary } from '@mcm/rosetta-client'
import { Amount } from '@mcm/ui/amount'
import { Hash } from '@mcm/ui/hash'
import { Section } from '@mcm/ui/layout'
import { type Column, Table } from '@mcm/ui/table'
import { useRef } from 'react'
import { paths } from '../../../config/paths'
import { RowStatus, RowStatusTitle } from '../../../features/transaction-columns/row-status'
import { InMcm } from '../../../features/transaction-columns/in-mcm'
import { Recipients } from '../../../features/transaction-columns/recipients'
import { MemoTitle } from '../../../features/transaction-columns/with-memo'
import { KnownLine } from '../../../features/watchlist/known-mark/known-line'
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
      <Section
        title={
          <>
            {messages.regular(transactions.length)}
            <InMcm />
          </>
        }
      >
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
    cell: ({ source }) => source && <KnownLine value={source} />,
  },
  {
    key: 'to',
    header: <MemoTitle>{messages.columns.to}</MemoTitle>,
    phone: 'note',
    grow: true,
    cell: ({ source, destinations }) => (
      <Recipients
        source={source}
        destinations={destinations}
        more={<MoreDestinations others={destinations.slice(1)} />}
        onPaper={
          <span hidden className="print-amount">
            {' '}
            <Amount value={destinations[0]?.amount ?? 0n} unit={false} />
          </span>
        }
      />
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
    cell: ({ fee }) => <Amount value={fee} unit={false} />,
  },
  {
    key: 'amount',
    header: messages.columns.amount,
    align: 'end',
    phone: 'value',
    cell: ({ sent }) => <Amount value={sent} unit={false} />,
  },
]
