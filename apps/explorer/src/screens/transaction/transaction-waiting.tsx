import { DescriptionList, Fact } from '@mcm/ui/description-list'
import { Hash } from '@mcm/ui/hash'
import { PageHeader } from '@mcm/ui/page-header'
import { Skeleton } from '@mcm/ui/skeleton'
import { messages } from './messages'
import styles from './transaction.module.css'

/** The page of a transaction while it loads. */
export function TransactionWaiting({ hash }: { hash: string }) {
  return (
    <div aria-busy="true">
      <PageHeader
        title={messages.heading}
        form="label"
        answer={
          <>
            <Skeleton letters={12} mono />
            <Skeleton letters={34} />
          </>
        }
        crumbs={[{ label: messages.home, href: '/' }, { label: messages.heading }]}
      >
        <Hash value={hash} form="whole" copy={messages.copyHash} />
      </PageHeader>
      <div className={styles['card']}>
        <div className={styles['flow']}>
          <Skeleton letters={24} mono />
          <Skeleton letters={24} mono />
          <Skeleton letters={24} mono />
        </div>
        <DescriptionList>
          {[
            messages.status,
            messages.block,
            messages.confirmations,
            messages.time,
            messages.miner,
            messages.sent,
            messages.fee,
            messages.checked,
          ].map((label) => (
            <Fact key={label} label={label}>
              <Skeleton letters={14} mono />
            </Fact>
          ))}
        </DescriptionList>
      </div>
    </div>
  )
}
