import { DescriptionList, Fact } from '@mcm/ui/description-list'
import { Hash } from '@mcm/ui/hash'
import { PageHeader } from '@mcm/ui/page-header'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { crumbs } from './crumbs'
import { BlockVerse } from '../../features/verse/block-verse'
import { hasOwnZone } from '../../shared/visitor-zone'
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
            <Skeleton letters={11} />
            <Text size={15} className={`${styles['pair']} ${styles['depth']}`}>
              <Skeleton letters={18} />
              <span>
                <Skeleton letters={28} />
              </span>
            </Text>
          </>
        }
        crumbs={crumbs}
      >
        <Hash value={hash} form="whole" copy={messages.copyHash} />
      </PageHeader>
      <div className={styles['card']}>
        <div className={styles['flow']}>
          <Parties count={1} />
          <Parties count={3} />
        </div>
        <div className={styles['about']}>
          <DescriptionList>
            {[messages.time, ...(hasOwnZone() ? [messages.localTime] : []), messages.miner].map(
              (label) => (
                <Fact key={label} label={label}>
                  <Skeleton letters={14} mono />
                </Fact>
              ),
            )}
          </DescriptionList>
          <BlockVerse height={undefined} />
        </div>
      </div>
    </div>
  )
}

/** One side of the money flow: addresses with their amounts. */
function Parties({ count }: { count: number }) {
  return (
    <div className={styles['parties']}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row}>
          <Skeleton letters={17} mono />
          <Skeleton letters={12} mono />
        </div>
      ))}
    </div>
  )
}
