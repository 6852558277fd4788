import { Badge } from '@mcm/ui/badge'
import { Hash } from '@mcm/ui/hash'
import { PageHeader } from '@mcm/ui/page-header'
import type { FoundTransaction } from '../../data/look-up-transaction'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { PrintFooter } from '../../features/print/print-footer'
import { RawAnswer } from '../../features/raw/raw-answer'
import { crumbs } from './crumbs'
import { isWaiting, waitOf } from './wait'
import { messages } from './messages'
import { callOf } from './raw-call'
import { TransactionCard } from './transaction-card'
import styles from './transaction.module.css'
import { TransactionHeadline } from './transaction-headline'
import type { Absence } from './use-follow-transaction'

interface TransactionDetailsProps {
  hash: string
  kind: 'confirmed' | 'pending'
  transactions: FoundTransaction[]
  /** Whether a pending transaction left the mempool: just now, or so long ago that it would be indexed. */
  absence: Absence
  /** Looks a transaction up again that was pending and isn't found anymore. */
  onAgain: (() => void) | undefined
}

/** A transaction that was found, either once or in several competing blocks. */
export function TransactionDetails(props: TransactionDetailsProps) {
  const { hash, kind, transactions, absence, onAgain } = props
  const [first] = transactions
  const tip = useTipHeight()
  const wait = first ? waitOf(first, { ...absence, tip }) : 'waiting'
  return (
    <>
      <PageHeader
        title={messages.heading}
        form="label"
        className={`print-receipt ${styles['head']}`}
        meta={
          first && isWaiting(first) ? (
            <Badge tone="amber">
              {wait === 'waiting' ? messages.pending : messages.ended[wait]}
            </Badge>
          ) : undefined
        }
        answer={first && <TransactionHeadline transaction={first} wait={wait} onAgain={onAgain} />}
        crumbs={crumbs}
      >
        <Hash value={hash} form="wide-whole" copy={messages.copyHash} />
      </PageHeader>
      {transactions.map((transaction, at) => (
        <TransactionCard
          key={transaction.block?.hash ?? transaction.block?.index ?? `without a block ${at}`}
          transaction={transaction}
          isOneOfSeveral={transactions.length > 1}
          isCopy={at > 0}
          wait={wait}
        />
      ))}
      <RawAnswer calls={[callOf(hash, kind, first)]} />
      <PrintFooter />
    </>
  )
}
