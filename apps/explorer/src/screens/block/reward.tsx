import type { TransactionDestination, TransactionSummary } from '@mcm/rosetta-client'
import { Amount } from '@mcm/ui/amount'
import { AddressText } from '@mcm/ui/hash'
import { Section } from '@mcm/ui/layout'
import { type Column, Table } from '@mcm/ui/table'
import { paths } from '../../app/paths'
import { messages } from './messages'

const columns: Column<TransactionDestination>[] = [
  {
    key: 'to',
    header: messages.columns.to,
    phone: 'lead',
    grow: true,
    cell: ({ address }) => <AddressText value={address} href={paths.address.href(address)} />,
  },
  {
    key: 'amount',
    header: messages.columns.amount,
    align: 'end',
    phone: 'answer',
    cell: ({ amount }) => <Amount value={amount} unit={false} signed />,
  },
]

/** Who was paid for the block. */
export function Reward({ reward }: { reward: TransactionSummary }) {
  return (
    <Section title={messages.reward}>
      <Table
        caption={messages.reward}
        columns={columns}
        rows={reward.destinations}
        rowKey={({ address }) => address}
      />
    </Section>
  )
}
