import type { TransactionDestination, TransactionSummary } from '@mcm/rosetta-client'
import { Amount } from '@mcm/ui/amount'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { TitledRow } from '../../../shared/titled-row/titled-row'
import { KnownAddress } from '../../../features/watchlist/known-mark/known-address'
import styles from '../block.module.css'
import { messages } from '../messages'

const columns: Column<TransactionDestination>[] = [
  {
    key: 'miner',
    header: messages.columns.miner,
    phone: 'lead',
    grow: true,
    cell: ({ address }) => (
      <>
        <Text tone="soft" className={styles['by']}>
          {messages.minedBy}{' '}
        </Text>
        <KnownAddress value={address} />
      </>
    ),
  },
  {
    key: 'amount',
    header: messages.columns.amount,
    align: 'end',
    phone: 'value',
    cell: ({ amount }) => <Amount value={amount} signed className={styles['paid']} />,
  },
]

/** The recipient of the block reward. */
export function Reward({ reward }: { reward: TransactionSummary }) {
  return (
    <TitledRow title={messages.reward} className={styles['reward']}>
      <Table
        caption={messages.reward}
        columns={columns}
        rows={reward.destinations}
        rowKey={({ address }) => address}
      />
    </TitledRow>
  )
}
