import { Amount, formatCount } from '@mcm/ui/amount'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { useSlowed } from '../../data/use-slowed'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { type Mempool, pendingRows } from '../../features/mempool/lifecycle'
import { BLOCK_CAPACITY } from '../../features/mempool/queue/queue-bars'
import styles from './mempool.module.css'
import { messages } from './messages'

/** A sentence that says whether the next block has room for everything, and what the fees are. */
export function Insight({ mempool, isPending }: { mempool: Mempool; isPending: boolean }) {
  const isSlowed = useSlowed(useEndpoint())
  const rows = pendingRows(mempool)
  const fees = rows.flatMap(({ transaction }) => (transaction ? [transaction.fee] : []))
  const [first, ...others] = fees
  if (rows.length === 0 && !isPending) return null
  return (
    <Text as="p" tone="soft" className={styles['insight']}>
      {isPending ? (
        <Skeleton letters={48} />
      ) : (
        <>
          {/* In place of each other, so that the sentence has its lines from the start. */}
          {fees.length > 0 && fees.length < rows.length
            ? messages.loaded(formatCount(fees.length), formatCount(rows.length), isSlowed)
            : messages.fits(rows.length, BLOCK_CAPACITY, formatCount)}{' '}
          {first !== undefined && (
            <span className={styles['fees']}>
              <FeeRange
                count={fees.length}
                min={others.reduce(smaller, first)}
                max={others.reduce(larger, first)}
              />
            </span>
          )}
        </>
      )}
    </Text>
  )
}

function FeeRange({ count, min, max }: { count: number; min: bigint; max: bigint }) {
  return (
    <>
      {min === max ? (
        messages.fee(count)
      ) : (
        <>
          {messages.feesFrom} <Amount value={min} unit={false} /> {messages.feesTo}
        </>
      )}{' '}
      <Amount value={max} />.
    </>
  )
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b)
const larger = (a: bigint, b: bigint) => (a > b ? a : b)
