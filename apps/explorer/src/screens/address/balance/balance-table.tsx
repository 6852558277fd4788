import { Amount, Count } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { DateTime } from '@mcm/ui/relative-time'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { paths } from '../../../config/paths'
import { Disclosure } from '../../../shared/disclosure/disclosure'
import styles from '../address.module.css'
import type { BalanceStep } from './balance-steps'
import type { BlockTime } from '../../../data/estimate-block-times'
import { messages as ageMessages } from '../../../features/block-age/messages'
import { messages } from '../messages'
import { messages as tableMessages } from './table-messages'

interface BalanceTableProps {
  steps: readonly BalanceStep[]
  times: ReadonlyMap<string, BlockTime>
}

/** The data of the chart as a table, newest first. */
export function BalanceTable({ steps, times }: BalanceTableProps) {
  return (
    <Disclosure className={styles['numbers']} summary={tableMessages.numbers}>
      <Text as="p" size={13} tone="soft">
        {tableMessages.note}
      </Text>
      <Table
        caption={tableMessages.label}
        columns={columnsFor(times)}
        rows={steps.toReversed()}
        rowKey={({ key }) => key}
      />
    </Disclosure>
  )
}

const { columns } = tableMessages

const columnsFor = (times: ReadonlyMap<string, BlockTime>): Column<BalanceStep>[] => [
  {
    key: 'block',
    header: columns.block,
    phone: 'lead',
    cell: ({ block: { index } }) => (
      <Link href={paths.block.href(index)}>
        <Count value={index} />
      </Link>
    ),
  },
  {
    key: 'time',
    header: columns.time,
    phone: 'note',
    grow: true,
    cell: ({ block }) => {
      const at = times.get(block.hash)
      if (!at) return <Text tone="soft">{messages.plot.notKnown}</Text>
      return (
        <>
          {at.isAbout && ageMessages.about('')}
          <DateTime time={at.time} />
        </>
      )
    },
  },
  {
    key: 'change',
    header: columns.change,
    align: 'end',
    phone: 'aside',
    cell: ({ change }) => <Amount value={change} unit={false} signed />,
  },
  {
    key: 'balance',
    header: columns.balance,
    align: 'end',
    phone: 'value',
    cell: ({ balance }) =>
      balance === null ? (
        <Text tone="soft">{messages.plot.notKnown}</Text>
      ) : (
        <Amount value={balance} unit={false} />
      ),
  },
]
