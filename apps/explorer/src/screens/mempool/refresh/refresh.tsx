import { Button } from '@mcm/ui/button'
import { CountdownRing } from '@mcm/ui/countdown-ring'
import { Row } from '@mcm/ui/layout'
import { Skeleton } from '@mcm/ui/skeleton'
import { Spinner } from '@mcm/ui/spinner'
import { Text } from '@mcm/ui/text'
import { type FailureKind, failureKind } from '../../../data/failure'
import styles from '../mempool.module.css'
import { messages } from '../messages'
import { useCountdown } from './use-countdown'
import { trueTime } from '../../../shared/true-time'

const clock = /* @__PURE__ */ new Intl.DateTimeFormat(undefined, {
  timeStyle: 'medium',
  numberingSystem: 'latn',
})

export interface Updates {
  isFetching: boolean
  /** Whether the visitor requested the list that is being fetched. */
  isRefreshing: boolean
  /**
   * When the mempool was last listed and when it will be listed next, in milliseconds since 1970.
   */
  updatedAt: number
  nextAt: number
  /** Time between two lists, in milliseconds. */
  period: number
}

/**
 * A button that lists the mempool immediately. Its ring counts down to the next list. Automatic
 * updates don't make it busy: a screen reader would report each of them.
 */
export function RefreshButton({ isRefreshing, nextAt, period, onRefresh }: RefreshButtonProps) {
  const remaining = useCountdown(nextAt, period)
  return (
    <Button
      busy={isRefreshing}
      onClick={onRefresh}
      icon={
        isRefreshing ? <Spinner /> : <CountdownRing remaining={remaining} total={period / 1000} />
      }
    >
      {messages.refresh}
    </Button>
  )
}

interface RefreshButtonProps extends Updates {
  onRefresh: () => void
}

interface UpdateNoteProps extends Updates {
  /** Why the last list failed, if it did. */
  error: Error | null
}

/**
 * A note that shows when the mempool was last listed, and when it will be listed again or that it
 * couldn't be. A banner would push everything down whenever a list fails, and up again.
 */
export function UpdateNote({ isFetching, nextAt, updatedAt, period, error }: UpdateNoteProps) {
  const remaining = useCountdown(nextAt, period)
  const isUpdating = isFetching || remaining === 0
  return (
    <Text as="div" size={13} tone="soft" className={styles['note']}>
      {updatedAt > 0 ? (
        <Row gap={2} nowrap={error === null}>
          <span>
            {messages.lastUpdated}{' '}
            <time dir="auto" dateTime={new Date(trueTime(updatedAt)).toISOString()}>
              {clock.format(trueTime(updatedAt))}
            </time>
          </span>
          <span>{isUpdating ? messages.updating : messages.nextUpdate(remaining)}</span>
          {error && <Failed kind={failureKind(error)} />}
        </Row>
      ) : (
        <Skeleton letters={38} />
      )}
    </Text>
  )
}

/** A limit isn't a failure: the list goes on, and a refresh would only wait for it, too. */
function Failed({ kind }: { kind: FailureKind }) {
  const isLimited = kind === 'rate-limited'
  return (
    <Text tone={isLimited ? 'amber' : 'red'} role="alert">
      {isLimited ? messages.limited : messages.failed}
    </Text>
  )
}
