import { Amount } from '@mcm/ui/amount'
import { Skeleton } from '@mcm/ui/skeleton'
import type { Movement } from '../history/movement'
import { totalsOf } from '../history/totals'
import styles from '../address.module.css'
import { messages } from '../messages'

interface TotalsProps {
  movements: readonly Movement[]
  /** Whether more pages will load automatically. */
  isWaiting: boolean
  /** Whether the next page failed to load. */
  isFailed: boolean
  /** Whether there are older transactions than the loaded ones. */
  hasMore: boolean
  /** Whether there may be newer transactions than the loaded ones. */
  isNarrowed: boolean
}

/** What the loaded transactions add up to. It isn't the address's whole history. */
export function Totals({ movements, isWaiting, isFailed, hasMore, isNarrowed }: TotalsProps) {
  const { received, sent, hasAllFees } = totalsOf(movements)
  const { totals } = messages
  const isPart = movements.length > 0 && (isWaiting || hasMore || isNarrowed)
  return (
    <>
      <dt>{isPart ? totals.label(movements.length) : totals.all}</dt>
      <dd className={styles['totals']}>
        {isWaiting ? (
          <Skeleton letters={24} />
        ) : isFailed && movements.length === 0 ? (
          messages.activity.notLoaded
        ) : (
          <>
            <span>
              <Amount value={received} decimals="trim" />{' '}
              {hasAllFees ? totals.received : totals.receivedWithoutFees}
            </span>
            <span>
              <Amount value={sent} decimals="trim" /> {totals.sent}
            </span>
          </>
        )}
      </dd>
    </>
  )
}
