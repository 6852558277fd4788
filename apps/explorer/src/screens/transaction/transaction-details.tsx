import { Badge } from '@mcm/ui/badge'
import { Hash } from '@mcm/ui/hash'
import { PageHeader } from '@mcm/ui/page-header'
import type { FoundTransaction } from '../../data/look-up-transaction'
import { messages } from './messages'
import { TransactionCard } from './transaction-card'

interface TransactionDetailsProps {
  hash: string
  kind: 'confirmed' | 'pending'
  transactions: FoundTransaction[]
}

/** A found transaction: once, or in each of the competing blocks that contain it. */
export function TransactionDetails({ hash, kind, transactions }: TransactionDetailsProps) {
  return (
    <>
      <PageHeader
        title={messages.heading}
        crumbs={[{ label: messages.home, href: '/' }, { label: messages.heading }]}
        meta={kind === 'pending' && <Badge tone="amber">{messages.pending}</Badge>}
      >
        <Hash value={hash} form="whole" copy={messages.copyHash} />
      </PageHeader>
      {transactions.map((transaction, at) => (
        <TransactionCard
          key={transaction.block?.hash ?? transaction.block?.index ?? `without a block ${at}`}
          transaction={transaction}
        />
      ))}
    </>
  )
}
