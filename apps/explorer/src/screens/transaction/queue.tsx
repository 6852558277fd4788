import { Amount } from '@mcm/ui/amount'
import { Fact } from '@mcm/ui/description-list'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import type { FoundTransaction } from '../../data/look-up-transaction'
import { type Mempool, pendingRows } from '../../features/mempool/lifecycle'
import { QueuePicture } from '../../features/mempool/queue/queue-picture'
import { useMempool } from '../../features/mempool/use-mempool'
import { trueTime } from '../../shared/true-time'
import { compareFees } from './compare-fees'
import { messages } from './messages'
import styles from './transaction.module.css'
import { PENDING_POLL_MS } from './use-follow-transaction'

/** Of fewer, the sentence says as much as a drawing. */
const MIN_DRAWN = 5

/** The transaction's place among the pending ones by fee, as far as they have loaded. */
export default function Queue({ transaction }: { transaction: FoundTransaction }) {
  const { mempool, isPending } = useMempool(PENDING_POLL_MS)
  const item = mempool.items.get(transaction.hash)
  return (
    <>
      <Fact label={messages.queue.label}>
        {isPending ? (
          <Skeleton letters={40} />
        ) : (
          <div className={styles['queue']}>
            <Place mempool={mempool} transaction={transaction} />
          </div>
        )}
      </Fact>
      {item?.arrived && (
        <Fact label={messages.seen}>
          <RelativeTime time={trueTime(item.firstSeen)} />
        </Fact>
      )}
    </>
  )
}

function Place({ mempool, transaction }: { mempool: Mempool; transaction: FoundTransaction }) {
  if (mempool.listedAt === undefined) return messages.queue.failed
  const comparison = compareFees(mempool, transaction)
  const { others, loaded } = comparison
  const { alone, partly, placed } = messages.queue
  const rows = pendingRows(mempool)
  return (
    <>
      {others === 0 ? (
        alone
      ) : (
        <>
          <Link href={paths.mempool.href()}>
            {loaded < others ? partly(comparison) : placed(comparison)}
          </Link>
          <Text tone="soft">
            <Amount value={transaction.fee} decimals="trim" />
          </Text>
        </>
      )}
      {rows.length >= MIN_DRAWN && rows.some(({ hash }) => hash === transaction.hash) && (
        <QueuePicture rows={rows} marked={transaction.hash} />
      )}
    </>
  )
}
