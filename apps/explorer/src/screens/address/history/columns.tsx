import { Hash } from '@mcm/ui/hash'
import type { Column } from '@mcm/ui/table'
import { memo } from 'react'
import { paths } from '../../../config/paths'
import { BlockAge } from '../../../features/block-age/block-age'
import { RowStatusTitle } from '../../../features/transaction-columns/row-status'
import { MemoTitle } from '../../../features/transaction-columns/with-memo'
import { messages } from '../messages'
import styles from './history.module.css'
import { InBlock, Moved, Status } from './cells'
import type { HistoryRow } from './mined-rows'
import { MinedText } from './mined-text'
import { Parties } from './parties'
import type { MovementTimes } from './use-movement-times'

export interface ColumnOptions {
  address: string
  times: MovementTimes
  unfolded: ReadonlySet<string>
  onFold: (block: string) => void
}

/** Returns a row's block and status. What is mined in a block shares them. */
export function placeOf(row: HistoryRow) {
  return row.kind === 'movement' ? row.movement.transaction : row.mined
}

export function historyColumns(options: ColumnOptions): Column<HistoryRow>[] {
  return [
    {
      key: 'transaction',
      header: messages.columns.transaction,
      phone: 'lead',
      letters: 17,
      cell: (row) =>
        row.kind === 'mined' ? (
          <InBlock
            {...row.mined.block}
            status={row.mined.status}
            isMined
            className={styles['lead']}
          />
        ) : (
          <TransactionLink
            hash={row.movement.transaction.hash}
            height={row.movement.transaction.block?.index}
            isPart={row.movement.direction === 'fee'}
          />
        ),
    },
    {
      key: 'parties',
      header: <MemoTitle>{messages.columns.parties}</MemoTitle>,
      phone: 'note',
      letters: 36,
      grow: true,
      cell: (row) =>
        row.kind === 'mined' ? (
          <MinedText mined={row.mined} {...options} />
        ) : (
          <Parties
            direction={row.movement.direction}
            counterparties={row.movement.counterparties}
            destinations={row.movement.transaction.destinations}
            address={options.address}
          />
        ),
    },
    // Before the columns that stay in place: an exception takes its room from the parties.
    {
      key: 'status',
      header: <RowStatusTitle>{messages.columns.status}</RowStatusTitle>,
      phone: 'aside',
      letters: 0,
      cell: (row) => <Status transaction={placeOf(row)} />,
    },
    {
      key: 'block',
      header: messages.columns.block,
      phone: 'hide',
      letters: 9,
      cell: (row) => {
        const { block, status } = placeOf(row)
        return (
          <span className={styles['block']}>
            {block ? <InBlock {...block} status={status} /> : '–'}
          </span>
        )
      },
    },
    {
      key: 'time',
      header: (
        <>
          <span className="print-without">{messages.columns.time}</span>
          <span hidden className="print-only">
            {messages.columns.mined}
          </span>
        </>
      ),
      phone: 'lead',
      letters: 7,
      cell: (row) => <BlockAge block={placeOf(row).block} times={options.times} />,
    },
    {
      key: 'amount',
      header: messages.columns.amount,
      align: 'end',
      phone: 'value',
      letters: 14,
      cell: (row) => (
        <span className={styles['moved']}>
          <Moved
            amount={row.kind === 'mined' ? row.mined.amount : row.movement.amount}
            status={placeOf(row).status}
          />
        </span>
      ),
    },
  ]
}

interface TransactionLinkProps {
  hash: string
  height: number | undefined
  /** Whether the row is listed below that of its mined block. */
  isPart: boolean
}

const TransactionLink = memo(function TransactionLink(props: TransactionLinkProps) {
  const { hash, height, isPart } = props
  return (
    <span className={isPart ? styles['part'] : undefined}>
      <Hash value={hash} form="8-8" href={paths.transaction.href(hash, height)} />
    </span>
  )
})
