import { Count } from '@mcm/ui/amount'
import { PhoneOnly, Section, WideOnly } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { DateTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { VirtualTable } from '@mcm/ui/virtual-table'
import { type ReactNode, useMemo } from 'react'
import { paths } from '../../../config/paths'
import type { Figures, Row, Spread } from './compute-statistics'
import {
  feeFormat,
  formatClock,
  formatMean,
  formatMinutes,
  formatShort,
  rewardFormat,
} from './formats'
import { messages } from '../messages'
import { partId } from './part-id'
import styles from '../statistics.module.css'

const { summary, table } = messages

/** The means are at the top of the page. */
const spreadKeys = ['min', 'median', 'max'] as const
type SpreadKey = (typeof spreadKeys)[number]

interface Line extends Record<SpreadKey, ReactNode> {
  label: string
}

const summaryColumns: Column<Line>[] = [
  { key: 'quantity', header: summary.quantity, phone: 'lead', cell: (l) => l.label },
  ...spreadKeys.map((key): Column<Line> => ({
    key,
    header: summary[key],
    align: 'end',
    phone: 'note',
    phoneLabel: summary[key],
    cell: (line) => line[key],
  })),
]

/** A table with the spread of each quantity. */
export function SummaryTable({ figures }: { figures: Figures }) {
  const { rows, seconds, difficulty, transactions, fees, reward } = figures
  const missing = rows.length === 0 ? <Skeleton letters={6} mono /> : table.none
  const formatReward = rewardFormat(reward ? [Number(reward.min), Number(reward.max)] : [])
  const lines = [
    line(messages.plots.seconds, seconds, missing, (value) => formatMinutes(value / 60)),
    line(table.difficulty, difficulty, missing, formatMean),
    line(table.transactions, transactions, missing, formatMean),
    line(table.fees, fees, missing, (value) => formatShort(Number(value))),
    line(table.reward, reward, missing, (value) => formatReward(Number(value))),
  ]
  return (
    <Section title={summary.title} id={partId(summary.title)} aside={summary.note}>
      <Table
        className={styles['summary']}
        caption={summary.title}
        columns={summaryColumns}
        rows={lines}
        rowKey={({ label }) => label}
      />
    </Section>
  )
}

function line<T>(
  label: string,
  spread: Spread<T> | undefined,
  missing: ReactNode,
  format: (value: T) => ReactNode,
): Line {
  const cell = (key: SpreadKey) =>
    spread ? (
      <Text mono className={styles['time']}>
        {format(spread[key])}
      </Text>
    ) : (
      missing
    )
  return { label, min: cell('min'), median: cell('median'), max: cell('max') }
}

/** Number of placeholder rows before the first block has loaded. */
const WAITING_ROWS = 5

const blockColumns = (
  formatFee: (nano: number) => string,
  formatReward: (nano: number) => string,
): Column<Row>[] => [
  {
    key: 'block',
    header: table.block,
    letters: 9,
    phone: 'lead',
    cell: ({ height }) => (
      <Link href={paths.block.href(height)}>
        <Count value={height} />
      </Link>
    ),
  },
  {
    key: 'time',
    header: table.time,
    letters: 23,
    phone: 'note',
    cell: ({ time }) => <DateTime time={time} className={styles['time']} />,
  },
  {
    key: 'kind',
    header: table.kind,
    letters: 8,
    phone: 'hide',
    tablet: 'hide',
    grow: true,
    cell: (r) => table.kinds[r.kind],
  },
  {
    key: 'seconds',
    header: table.seconds,
    letters: 6,
    align: 'end',
    phone: 'value',
    cell: ({ seconds }) =>
      seconds === undefined ? (
        table.none
      ) : (
        <Text mono>
          <WideOnly>{formatClock(seconds)}</WideOnly>
          <PhoneOnly>{formatMinutes(seconds / 60)}</PhoneOnly>
        </Text>
      ),
  },
  {
    key: 'difficulty',
    header: table.difficulty,
    letters: 3,
    align: 'end',
    phone: 'hide',
    tablet: 'hide',
    cell: ({ difficulty }) => <Count value={difficulty} />,
  },
  {
    key: 'transactions',
    header: table.transactions,
    letters: 3,
    align: 'end',
    phone: 'aside',
    phoneLabel: table.transactions,
    cell: ({ transactions }) => <Count value={transactions} />,
  },
  {
    key: 'fees',
    header: table.fees,
    letters: 11,
    align: 'end',
    phone: 'hide',
    cell: ({ fees }) => <Text mono>{formatFee(Number(fees))}</Text>,
  },
  {
    key: 'reward',
    header: table.reward,
    letters: 12,
    align: 'end',
    phone: 'hide',
    cell: ({ paid }) =>
      paid === undefined ? table.none : <Text mono>{formatReward(Number(paid))}</Text>,
  },
]

/** The data of the charts as a table. */
export function BlocksTable({ figures: { rows } }: { figures: Figures }) {
  const columns = useMemo(
    () =>
      blockColumns(
        feeFormat(rows.map(({ fees }) => Number(fees))),
        rewardFormat(rows.flatMap(({ paid }) => (paid === undefined ? [] : Number(paid)))),
      ),
    [rows],
  )
  const content = {
    caption: table.title,
    columns,
    rows,
    rowKey: ({ hash }: Row) => hash,
  }
  return (
    <Section title={table.title} id={partId(table.title)}>
      {rows.length === 0 ? (
        <Table {...content} loading={WAITING_ROWS} />
      ) : (
        <VirtualTable {...content} />
      )}
    </Section>
  )
}
