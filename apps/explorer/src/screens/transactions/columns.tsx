import { isOrphaned } from '@mcm/react/query'
import { Amount, Count } from '@mcm/ui/amount'
import { PhoneOnly, WideOnly } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import type { Column } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import type { EstimatedTimes } from '../../data/use-estimated-times'
import { BlockAge } from '../../features/block-age/block-age'
import { RowStatus, RowStatusTitle } from '../../features/transaction-columns/row-status'
import {
  amountColumn,
  fromColumn,
  toColumn,
  transactionColumn,
} from '../../features/transaction-columns/transaction-columns'
import { messages } from './messages'
import styles from './transactions.module.css'
import type { LatestTransaction } from './use-latest-transactions'

export const columnsFor = (times: EstimatedTimes): Column<LatestTransaction>[] => [
  {
    key: 'block',
    header: messages.columns.block,
    phone: 'aside',
    letters: 9,
    cell: (row) => <InBlock row={row} times={times} />,
  },
  {
    key: 'time',
    header: messages.columns.time,
    phone: 'hide',
    letters: 7,
    cell: ({ transaction: { block }, isRepeated }) => (
      <Text tone="soft" className={isRepeated ? styles['repeated'] : ''}>
        <BlockAge block={block} times={times} />
      </Text>
    ),
  },
  transactionColumn,
  fromColumn,
  toColumn,
  {
    key: 'status',
    header: <RowStatusTitle>{messages.columns.status}</RowStatusTitle>,
    phone: 'aside',
    letters: 0,
    cell: ({ transaction: { status } }) => <RowStatus status={status} />,
  },
  {
    key: 'fee',
    header: messages.columns.fee,
    align: 'end',
    phone: 'hide',
    tablet: 'hide',
    letters: 11,
    cell: ({ transaction: { fee } }) => <Amount value={fee} unit={false} />,
  },
  amountColumn,
]

interface InBlockProps {
  row: LatestTransaction
  times: EstimatedTimes
}

/**
 * A link to the block, with the number of its transactions in its first row. On phones, only that row
 * has it, as the title of the others.
 */
function InBlock({ row, times }: InBlockProps) {
  const { transaction, isRepeated, isLastOfBlock, ofBlock, hasMoreOfBlock } = row
  const { block, status } = transaction
  if (!block) return null
  return (
    <>
      <Link
        href={
          isOrphaned(status)
            ? `${paths.block.href(block.hash)}?height=${block.index}`
            : paths.block.href(block.index)
        }
        className={`${isRepeated ? styles['repeated'] : ''} ${isLastOfBlock ? styles['last'] : ''}`}
      >
        {!isRepeated && <PhoneOnly>{messages.inBlock} </PhoneOnly>}
        <Count value={block.index} />
      </Link>
      {!isRepeated && ofBlock > 1 && (
        <WideOnly className={styles['count']}>{messages.ofBlock(ofBlock, hasMoreOfBlock)}</WideOnly>
      )}
      {!isRepeated && (
        <PhoneOnly className={styles['about']}>
          {' · '}
          <BlockAge block={block} times={times} />
          {` · ${messages.ofBlock(ofBlock, hasMoreOfBlock)}`}
        </PhoneOnly>
      )}
    </>
  )
}
