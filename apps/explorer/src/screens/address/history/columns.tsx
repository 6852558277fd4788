import { Count } from '@mcm/ui/amount'
import { IconChevronDown, IconChevronRight } from '@mcm/ui/icons'
import { Hash } from '@mcm/ui/hash'
import type { Column } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { memo } from 'react'
import { paths } from '../../../config/paths'
import { BlockAge } from '../../../features/block-age/block-age'
import { RowStatusTitle } from '../../../features/row-status/row-status'
import { messages } from '../messages'
import styles from './history.module.css'
import { BlockReward } from './block-reward'
import { InBlock, Moved, Status } from './cells'
import type { FoldedFees, HistoryRow } from './fold-fees'
import type { Movement } from './movement'
import { Parties } from './parties'
import type { MovementTimes } from './use-movement-times'

interface ColumnOptions {
  address: string
  times: MovementTimes
  unfolded: ReadonlySet<string>
  onFold: (block: string) => void
}

/** Returns the movement that stands for a row. The fees of one block share block and status. */
export function transactionOf(row: HistoryRow): Movement['transaction'] | undefined {
  return row.kind === 'movement' ? row.movement.transaction : row.folded.fees[0]?.transaction
}

export function historyColumns(options: ColumnOptions): Column<HistoryRow>[] {
  return [
    {
      key: 'transaction',
      header: messages.columns.transaction,
      phone: 'lead',
      letters: 17,
      cell: (row) =>
        row.kind === 'fees' ? (
          <FoldButton folded={row.folded} {...options} />
        ) : (
          <TransactionLink
            hash={row.movement.transaction.hash}
            height={row.movement.transaction.block?.index}
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
        row.kind === 'fees' ? (
          <>
            <Text tone="soft">
              {messages.feesOf} <Count value={row.folded.block.index} />
            </Text>
            <BlockReward
              block={row.folded.block}
              address={options.address}
              isAsked={options.unfolded.has(row.folded.block.hash)}
            />
          </>
        ) : (
          <Parties
            direction={row.movement.direction}
            counterparties={row.movement.counterparties}
            destinations={row.movement.transaction.destinations}
            address={options.address}
          />
        ),
    },
    {
      key: 'block',
      header: messages.columns.block,
      phone: 'hide',
      letters: 9,
      cell: (row) => {
        const { block, status = '' } = transactionOf(row) ?? {}
        return block ? <InBlock {...block} status={status} /> : '–'
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
      cell: (row) => <BlockAge block={transactionOf(row)?.block ?? null} times={options.times} />,
    },
    {
      key: 'status',
      header: <RowStatusTitle>{messages.columns.status}</RowStatusTitle>,
      phone: 'aside',
      letters: 0,
      cell: (row) => {
        const transaction = transactionOf(row)
        return transaction && <Status transaction={transaction} />
      },
    },
    {
      key: 'amount',
      header: messages.columns.amount,
      align: 'end',
      phone: 'value',
      letters: 14,
      cell: (row) => (
        <Moved
          amount={row.kind === 'fees' ? row.folded.amount : row.movement.amount}
          status={transactionOf(row)?.status ?? ''}
        />
      ),
    },
  ]
}

interface TransactionLinkProps {
  hash: string
  height: number | undefined
}

const TransactionLink = memo(function TransactionLink({ hash, height }: TransactionLinkProps) {
  return <Hash value={hash} form="8-8" href={paths.transaction.href(hash, height)} />
})

interface FoldButtonProps extends Pick<ColumnOptions, 'unfolded' | 'onFold'> {
  folded: FoldedFees
}

/** Shows or hides the transactions whose fees one row sums up. */
function FoldButton({ folded: { block, fees }, unfolded, onFold }: FoldButtonProps) {
  const isOpen = unfolded.has(block.hash)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        className={styles['fold']}
        onClick={() => onFold(block.hash)}
      >
        {isOpen ? <IconChevronDown size={12} /> : <IconChevronRight size={12} />}
        {messages.feeCount(fees.length)}
      </button>
      <span hidden className="print-only">
        {messages.feeCount(fees.length)}
      </span>
    </>
  )
}
