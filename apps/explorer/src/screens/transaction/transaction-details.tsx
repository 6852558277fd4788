import { Badge } from '@mcm/ui/badge'
import { Hash } from '@mcm/ui/hash'
import { PageHeader } from '@mcm/ui/page-header'
import type { FoundTransaction } from '../../data/look-up-transaction'
import { PrintFooter } from '../../features/print/print-footer'
import { RawAnswer } from '../../features/raw/raw-answer'
import { crumbs } from './crumbs'
import { isWaiting } from './is-waiting'
import { messages } from './messages'
import { callOf } from './raw-call'
import { TransactionCard } from './transaction-card'
import styles from './transaction.module.css'
import { TransactionHeadline } from './transaction-headline'

interface TransactionDetailsProps {
  hash: string
  kind: 'confirmed' | 'pending'
  transactions: FoundTransaction[]
}

/** A transaction that was found, either once or in several competing blocks. */
export function TransactionDetails({ hash, kind, transactions }: TransactionDetailsProps) {
  const [first] = transactions
  return (
    <>
      <PageHeader
        title={messages.heading}
        form="label"
        className={`print-receipt ${styles['head']}`}
        meta={
          first && isWaiting(first) ? <Badge tone="amber">{messages.pending}</Badge> : undefined
        }
        answer={first && <TransactionHeadline transaction={first} />}
        crumbs={crumbs}
      >
        <Hash value={hash} form="wide-whole" copy={messages.copyHash} />
      </PageHeader>
      {transactions.map((transaction, at) => (
        <TransactionCard
          key={transaction.block?.hash ?? transaction.block?.index ?? `without a block ${at}`}
          transaction={transaction}
          isOneOfSeveral={transactions.length > 1}
        />
      ))}
      <RawAnswer calls={[callOf(hash, kind, first)]} />
      <PrintFooter />
    </>
  )
}
