import { IconChevronDown, IconChevronRight } from '@mcm/ui/icons'
import { Hash } from '@mcm/ui/hash'
import type { Column } from '@mcm/ui/table'
import { memo } from 'react'
import { paths } from '../../../config/paths'
import { BlockAge } from '../../../features/block-age/block-age'
import { RowStatusTitle } from '../../../features/row-status/row-status'
import { messages } from '../messages'
import styles from './history.module.css'
import { InBlock, Moved, Status } from './cells'
import type { HistoryRow, MinedRow } from './mined-rows'
import { MinedText } from './mined-text'
import { Parties } from './parties'
import type { MovementTimes } from './use-movement-times'

interface ColumnOptions {
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
          <FoldButton mined={row.mined} {...options} />
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
      header: messages.columns.parties,
      phone: 'note',
      letters: 36,
      grow: true,
      cell: (row) =>
        row.kind === 'mined' ? (
          <MinedText mined={row.mined} />
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

interface FoldButtonProps extends Pick<ColumnOptions, 'unfolded' | 'onFold'> {
  mined: MinedRow
}

/** Shows or hides the transactions whose fees one row sums up. */
function FoldButton({ mined: { block, fees, reward }, unfolded, onFold }: FoldButtonProps) {
  if (fees.length === 0)
    return <Hash value={block.hash} form="8-8" href={paths.block.href(block.index)} />
  const isOpen = unfolded.has(block.hash)
  // Without its reward, the block isn't known to be mined by this address.
  const text = reward === undefined ? messages.feeCount(fees.length) : messages.mined
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        className={styles['fold']}
        onClick={() => onFold(block.hash)}
      >
        {isOpen ? <IconChevronDown size={12} /> : <IconChevronRight size={12} />}
        {text}
      </button>
      <span hidden className="print-only">
        {text}
      </span>
    </>
  )
}
