import { Amount, Count } from '@mcm/ui/amount'
import { PhoneOnly, Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import type { Column } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { VirtualTable } from '@mcm/ui/virtual-table'
import { useMemo, type ReactNode } from 'react'
import { paths } from '../../../config/paths'
import { formatFixed, formatShare } from '../figures/formats'
import { partId } from '../figures/part-id'
import { formatPeriod } from './formats'
import { type Division, type HistoryRow, paidRewards } from './history-row'
import styles from '../statistics.module.css'
import { messages as recent } from '../messages'
import { messages } from './messages'

const { table } = messages

const columnsOf = (division: Division): Column<HistoryRow>[] => [
  {
    key: 'period',
    header: table.period,
    letters: division === 'days' ? 12 : 26,
    phone: 'lead',
    grow: true,
    cell: (row) => (
      <Link href={paths.blocks.href({ from: row.last })}>{formatPeriod(row, division)}</Link>
    ),
  },
  {
    key: 'blocks',
    header: table.blocks,
    letters: 5,
    align: 'end',
    // The name of a range of heights says how many they are.
    phone: division === 'days' ? 'value' : 'hide',
    phoneLabel: table.blocks,
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
    phone: 'aside',
    phoneLabel: table.secondsOnPhone,
    cell: ({ solve_mean }) => (
      <>
        {number(solve_mean, formatFixed)}
        {solve_mean !== null && <PhoneOnly>{recent.table.secondsUnit}</PhoneOnly>}
      </>
    ),
  },
  {
    key: 'transactions',
    header: table.transactions,
    letters: 6,
    align: 'end',
    phone: 'note',
    phoneLabel: table.transactions,
    cell: ({ transactions }) => <Count value={transactions} />,
  },
  {
    key: 'fees',
    header: table.fees,
    letters: 12,
    align: 'end',
    phone: 'hide',
    cell: ({ fees }) => <Amount value={fees} unit={false} />,
  },
  {
    key: 'reward',
    header: table.reward,
    letters: 16,
    align: 'end',
    phone: 'hide',
    cell: (row) => <Amount value={paidRewards(row)} unit={false} />,
  },
  {
    key: 'pseudo',
    header: table.pseudo,
    letters: 6,
    align: 'end',
    phone: 'hide',
    cell: ({ pseudo, blocks, neogenesis }) =>
      number(pseudo, (value) => formatShare(value, blocks - neogenesis)),
  },
]

function number(value: number | null, format: (value: number) => string) {
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
  aside,
}: {
  rows: readonly HistoryRow[]
  division: Division
  aside: ReactNode
}) {
  const latestFirst = useMemo(() => rows.toReversed(), [rows])
  return (
    <Section title={table.title} id={partId(table.title)} aside={aside}>
      <VirtualTable
        caption={table.title}
        columns={columnsOf(division)}
        rows={latestFirst}
        rowKey={({ first }) => first}
      />
    </Section>
  )
}
