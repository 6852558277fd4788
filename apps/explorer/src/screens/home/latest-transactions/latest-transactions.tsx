import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { paths } from '../../../config/paths'
import { InMcm } from '../../../features/transaction-columns/in-mcm'
import {
  amountColumn,
  fromColumn,
  toColumn,
  transactionColumn,
} from '../../../features/transaction-columns/transaction-columns'
import type { LatestBlocks } from '../latest-blocks/use-latest-blocks'
import styles from '../home.module.css'
import { messages } from './messages'
import { type NewestTransaction, newestTransactions } from './newest-transactions'

const COUNT = 5

const columns: Column<NewestTransaction>[] = [
  transactionColumn,
  fromColumn,
  toColumn,
  {
    key: 'age',
    header: messages.age,
    align: 'end',
    phone: 'lead',
    letters: 5,
    cell: ({ time }) => (
      <Text size={13} tone="soft" className={styles['nowrap']}>
        <RelativeTime time={time} form="age" />
      </Text>
    ),
  },
  amountColumn,
]

/** The newest transactions of the latest blocks, which cost no request of their own. */
export default function LatestTransactions({
  blocks,
  complete,
}: Pick<LatestBlocks, 'blocks' | 'complete'>) {
  return (
    <Section
      title={
        <>
          {messages.title}
          <InMcm />
        </>
      }
    >
      <Table
        linkRows
        caption={messages.title}
        columns={columns}
        rows={newestTransactions(blocks, COUNT)}
        rowKey={({ transaction }) => transaction.hash}
        loading={complete ? 0 : COUNT}
        empty={
          <Text as="p" tone="soft">
            {messages.none}
          </Text>
        }
      />
      <p className={styles['all']}>
        <Link href={paths.transactions.href()}>{messages.all}</Link>
      </p>
    </Section>
  )
}
