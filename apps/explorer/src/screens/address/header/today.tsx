import { Amount, Count } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { Skeleton } from '@mcm/ui/skeleton'
import { Spinner } from '@mcm/ui/spinner'
import { Text } from '@mcm/ui/text'
import { trueTime } from '../../../shared/true-time'
import styles from '../address.module.css'
import { useLoadPages } from '../balance/use-load-pages'
import type { Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import { messages } from '../messages'
import { dayTotal } from './day-total'

/** Maximum number of pages that one press loads. */
const PAGES_PER_PRESS = 20

export interface TodayProps {
  /** Newest first. */
  movements: readonly Movement[]
  times: MovementTimes
  isWaiting: boolean
  isFailed: boolean
  hasMore: boolean
  isLoading: boolean
  onLoadMore: () => void
}

/** What came in and went out since the visitor's midnight. */
export function Today(props: TodayProps) {
  const { movements, times, isWaiting, isFailed, hasMore, isLoading, onLoadMore } = props
  const total = isWaiting ? undefined : dayTotal(movements, times, startOfDay(trueTime()), hasMore)
  const isShort = total !== undefined && !total.isComplete && !isFailed
  const load = useLoadPages({
    isWanted: hasMore && !total?.isComplete,
    isLoading,
    isFailed,
    onLoadMore,
  })
  const { today } = messages
  return (
    <>
      <dt>{today.label}</dt>
      <dd className={styles['today']}>
        {!total ? (
          isWaiting || !times.isComplete ? (
            <Skeleton letters={24} />
          ) : (
            messages.plot.notKnown
          )
        ) : total.count === 0 ? (
          isFailed && movements.length === 0 ? (
            messages.activity.notLoaded
          ) : (
            today.none
          )
        ) : (
          <>
            {total.received > 0n && <Amount value={total.received} decimals="trim" signed />}
            {total.sent > 0n && <Amount value={-total.sent} decimals="trim" signed />}
            <Text tone="soft">
              {isShort && `${today.latest} `}
              <Count value={total.count} />
              {!isShort && ` ${messages.transactionCount(total.count, undefined)}`}
            </Text>
            {isShort && (
              <Button
                size="small"
                variant="quiet"
                busy={isLoading}
                icon={isLoading ? <Spinner /> : undefined}
                onClick={() => load(PAGES_PER_PRESS)}
              >
                {today.loadAll}
              </Button>
            )}
          </>
        )}
      </dd>
    </>
  )
}

/** Returns when the visitor's day began, in milliseconds since 1970. */
function startOfDay(now: number): number {
  return new Date(now).setHours(0, 0, 0, 0)
}
