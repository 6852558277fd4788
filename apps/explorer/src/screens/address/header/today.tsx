import { Amount, formatCount } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { PhoneOnly, WideOnly } from '@mcm/ui/layout'
import { Skeleton } from '@mcm/ui/skeleton'
import { Spinner } from '@mcm/ui/spinner'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import styles from './sums.module.css'
import { useLoadPages } from '../balance/use-load-pages'
import type { Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import { messages } from '../messages'
import type { DayTotal } from './day-total'

interface TodayProps {
  /** Undefined while it isn't known. */
  total: DayTotal | undefined
  /** Whether the rest of the day is being read. */
  isReading: boolean
  /** Newest first. */
  movements: readonly Movement[]
  times: MovementTimes
  isWaiting: boolean
  isFailed: boolean
  hasMore: boolean
  isLoading: boolean
  onLoadMore: () => void
}

/**
 * What came in and went out since midnight (UTC). While older transactions of the day aren't loaded,
 * only the number of loaded ones is shown: a partial sum could be taken for the answer.
 */
export function Today(props: TodayProps) {
  const { total, isReading, movements, times, isWaiting, isFailed, hasMore } = props
  const { today } = messages
  const areTimesIn = times.isComplete && !times.isAsking
  const day = useLoadPages({ ...props, isWanted: hasMore && !total?.isComplete })
  const [isAsked, setIsAsked] = useState(false)
  const load = (pages: number) => {
    setIsAsked(true)
    day.load(pages)
  }
  return (
    <>
      <dt>
        {today.label}
        {total?.hasAllMined === false && (
          <span className={styles['without']}> {today.withoutMined}</span>
        )}
      </dt>
      <dd className={styles['today']}>
        {!total?.isComplete && !isAsked && (isReading || isWaiting || !areTimesIn) ? (
          // Otherwise, a part of the day would flash before all of it. A visitor who asked for all of it
          // sees it grow.
          <Skeleton letters={24} />
        ) : total === undefined ? (
          messages.plot.notKnown
        ) : isFailed && movements.length === 0 ? (
          messages.activity.notLoaded
        ) : total.count === 0 ? (
          today.none
        ) : total.isComplete ? (
          <Sums total={total} />
        ) : (
          <>
            <Text tone="soft">
              <WideOnly>
                {today.atLeast} <DayCount total={total} />
              </WideOnly>
              <PhoneOnly>{today.orMore(formatCount(total.count))}</PhoneOnly>
            </Text>
            {!isFailed && <LoadDay {...day} load={load} />}
          </>
        )}
      </dd>
    </>
  )
}

function DayCount({ total: { count } }: { total: DayTotal }) {
  return `${formatCount(count)} ${messages.transactionCount(count, undefined)}`
}

function Sums({ total }: { total: DayTotal }) {
  const { received, sent } = total
  return (
    <span className={styles['sums']}>
      <Flow value={received} word={messages.today.in} />
      <Flow value={-sent} word={messages.today.out} />
      <WideOnly>
        <Text tone="soft">
          <DayCount total={total} />
        </Text>
      </WideOnly>
    </span>
  )
}

/** A sum with its direction in words. Zero is a result too: nothing came in, or nothing went out. */
function Flow({ value, word }: { value: bigint; word: string }) {
  return (
    <span>
      <Amount value={value} decimals={value === 0n ? 0 : 'trim'} signed /> {word}
    </span>
  )
}

interface LoadDayProps {
  isRunning: boolean
  load: (pages: number) => void
}

/** A button that loads page after page until the day is complete or the visitor stops it. */
function LoadDay({ isRunning, load }: LoadDayProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      icon={isRunning ? <Spinner /> : undefined}
      onClick={() => load(isRunning ? 0 : Infinity)}
    >
      {isRunning ? (
        messages.today.stop
      ) : (
        <>
          <WideOnly>{messages.today.loadAll}</WideOnly>
          <PhoneOnly>{messages.today.loadAllShort}</PhoneOnly>
        </>
      )}
    </Button>
  )
}
