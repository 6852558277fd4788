import { Amount, Count } from '@mcm/ui/amount'
import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import type { Column } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { VirtualTable } from '@mcm/ui/virtual-table'
import { useMemo, type ReactNode } from 'react'
import { paths } from '../../../config/paths'
import { feeFormat, formatClock, formatFixed, formatShare } from '../figures/formats'
import { partId } from '../figures/part-id'
import { formatShortPeriod } from './formats'
import { type Division, type HistoryRow, paidRewards } from './history-row'
import styles from '../statistics.module.css'
import { messages } from './messages'

const { table } = messages

const columnsOf = (
  division: Division,
  formatFee: (nano: number) => string,
  unfinished: number | undefined,
): Column<HistoryRow>[] => [
  {
    key: 'period',
    header: table.period,
    letters: 13,
    phone: 'lead',
    cell: (row) => (
      <>
        <Link href={paths.blocks.href({ from: row.last })}>
          <Text mono={division === 'heights'}>{formatShortPeriod(row, division)}</Text>
        </Link>
        {row.first === unfinished && (
          <Text size={12} tone="soft">
            {' '}
            {table.soFar}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'blocks',
    header: table.blocks,
    letters: 5,
    align: 'end',
    phone: 'hide',
    // The name of a range of heights says how many they are.
    ...(division === 'heights' && { tablet: 'hide' }),
    cell: ({ blocks }) => <Count value={blocks} />,
  },
  {
    key: 'difficulty',
    header: table.difficulty,
    letters: 5,
    align: 'end',
    phone: 'hide',
    cell: ({ difficulty }) => number(difficulty, formatFixed),
  },
  {
    key: 'seconds',
    header: table.seconds,
    letters: 9,
    align: 'end',
    phone: 'value',
    cell: ({ solve_mean }) => number(solve_mean, formatClock),
  },
  {
    key: 'transactions',
    header: table.transactions,
    letters: 6,
    align: 'end',
    phone: 'value',
    cell: ({ transactions }) => <Count value={transactions} />,
  },
  {
    key: 'fees',
    header: table.fees,
    letters: 9,
    align: 'end',
    phone: 'note',
    phoneLabel: table.phone.fees,
    cell: ({ fees }) => number(Number(fees), formatFee),
  },
  {
    key: 'reward',
    header: table.reward,
    letters: 9,
    align: 'end',
    phone: 'note',
    phoneLabel: table.phone.rewards,
    cell: (row) => <Amount value={paidRewards(row)} unit={false} decimals={2} />,
  },
  {
    key: 'pseudo',
    header: table.pseudo,
    letters: 6,
    align: 'end',
    phone: 'note',
    phoneLabel: table.phone.pseudo,
    cell: ({ pseudo, blocks, neogenesis }) =>
      number(pseudo, (value) => formatShare(value, blocks - neogenesis)),
  },
]

function number(value: number | null, format: (value: number) => ReactNode) {
  return value === null ? (
    table.none
  ) : (
    <Text mono className={styles['time']}>
      {format(value)}
    </Text>
  )
}

/** The data of the charts as a table, latest period first. */
export function HistoryTable({
  rows,
  division,
  unfinished,
  aside,
}: {
  rows: readonly HistoryRow[]
  division: Division
  /** Height of the first block of the chain’s last period. */
  unfinished: number | undefined
  aside: ReactNode
}) {
  const latestFirst = useMemo(() => rows.toReversed(), [rows])
  const columns = useMemo(
    () => columnsOf(division, feeFormat(rows.map(({ fees }) => Number(fees))), unfinished),
    [division, rows, unfinished],
  )
  return (
    <Section title={table.title} id={partId(table.title)} aside={aside}>
      <VirtualTable
        className={styles['periods']}
        caption={table.title}
        columns={columns}
        rows={latestFirst}
        rowKey={({ first }) => first}
      />
    </Section>
  )
}
