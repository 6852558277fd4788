import { isOrphaned } from '@mcm/react/query'
import { Amount, Count } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import type { Column } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import type { EstimatedTimes } from '../../data/use-estimated-times'
import { BlockAge } from '../../features/block-age/block-age'
import { RowStatus, RowStatusTitle } from '../../features/row-status/row-status'
import {
  amountColumn,
  fromColumn,
  toColumn,
  transactionColumn,
} from '../../features/transaction-columns/transaction-columns'
import { messages } from './messages'
import type { LatestTransaction } from './use-latest-transactions'

export const columnsFor = (
  times: EstimatedTimes,
  rows: readonly LatestTransaction[],
): Column<LatestTransaction>[] => {
  const firsts = firstOfBlocks(rows)
  return [
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
      key: 'block',
      header: messages.columns.block,
      phone: 'aside',
      letters: 9,
      cell: ({ key, transaction: { block, status } }) =>
        block && (
          <Link
            tone={firsts.has(key) ? 'accent' : 'soft'}
            href={
              isOrphaned(status)
                ? `${paths.block.href(block.hash)}?height=${block.index}`
                : paths.block.href(block.index)
            }
          >
            <Count value={block.index} />
          </Link>
        ),
    },
    {
      key: 'time',
      header: messages.columns.time,
      phone: 'lead',
      letters: 7,
      cell: ({ key, transaction: { block } }) => (
        <Text tone={firsts.has(key) ? 'ink' : 'soft'}>
          <BlockAge block={block} times={times} />
        </Text>
      ),
    },
    {
      key: 'fee',
      header: messages.columns.fee,
      align: 'end',
      phone: 'hide',
      tablet: 'hide',
      letters: 11,
      cell: ({ transaction: { fee } }) => (
        <Text tone="soft">
          <Amount value={fee} unit={false} />
        </Text>
      ),
    },
    amountColumn,
  ]
}

/** Returns the keys of the rows with which a block starts. The other rows only repeat it. */
function firstOfBlocks(rows: readonly LatestTransaction[]): ReadonlySet<string> {
  return new Set(
    rows
      .filter(({ transaction }, at) => {
        const before = rows[at - 1]?.transaction.block?.hash
        return transaction.block?.hash !== before || before === undefined
      })
      .map(({ key }) => key),
  )
}
