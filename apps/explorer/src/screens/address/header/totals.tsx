import { Amount } from '@mcm/ui/amount'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import type { Direction } from '../history/filter'
import type { Movement } from '../history/movement'
import { totalsOf } from '../history/totals'
import styles from './sums.module.css'
import { messages } from '../messages'
import type { DayTotal } from './day-total'
import { type IndexedHistory, useHeldBefore } from './use-held-before'

interface TotalsProps {
  address: string
  movements: readonly Movement[]
  today: DayTotal | undefined
  /** The number of transactions since the index begins, undefined until it is known. */
  count: number | undefined
  /** Whether more pages will load automatically. */
  isWaiting: boolean
  /** Whether the next page failed to load. */
  isFailed: boolean
  /** Whether there are older transactions than the loaded ones. */
  hasMore: boolean
  /** Whether there may be newer transactions than the loaded ones. */
  isNarrowed: boolean
  /** Whether the list is as new as the tip. */
  isCurrent: boolean
  /** Which transactions are listed. Only those count. */
  direction: Direction
}

/**
 * What the loaded transactions add up to, and how many those are. All of them are those of the index, which
 * isn't the address's whole history.
 */
export function Totals(props: TotalsProps) {
  const { movements, today, count, isWaiting, isFailed, hasMore, isNarrowed, direction } = props
  const { totals } = messages
  const isPart = isNarrowed || hasMore
  return (
    <>
      <dt>{isPart && movements.length > 0 ? totals.label(movements.length) : totals.all}</dt>
      <dd className={styles['totals']}>
        {isWaiting ? (
          <Skeleton letters={24} />
        ) : isFailed && movements.length === 0 ? (
          messages.activity.notLoaded
        ) : (
          <>
            {count !== 0 && today?.count === count ? (
              totals.sameAsToday
            ) : (
              <Sums movements={movements} direction={direction} />
            )}
            {!isPart && <NotIndexed {...props} />}
          </>
        )}
      </dd>
    </>
  )
}

function Sums({ movements, direction }: Pick<TotalsProps, 'movements' | 'direction'>) {
  const { received, sent, hasAllMined, unchecked } = totalsOf(movements)
  const { totals } = messages
  if (unchecked === movements.length && unchecked > 0) return messages.plot.notKnown
  return (
    <>
      {direction !== 'out' && (
        <span>
          <Amount value={received} decimals={received === 0n ? 0 : 'trim'} />{' '}
          {hasAllMined ? totals.received : totals.receivedWithoutMined}
        </span>
      )}
      {direction !== 'in' && (
        <span>
          <Amount value={sent} decimals={sent === 0n ? 0 : 'trim'} /> {totals.sent}
        </span>
      )}
      {unchecked > 0 && <Text tone="soft">{totals.unchecked(unchecked)}</Text>}
    </>
  )
}

function NotIndexed(history: IndexedHistory) {
  const rest = useHeldBefore(history)
  if (rest === undefined || rest <= 0n) return null
  return (
    <Text>
      <Amount value={rest} decimals="trim" /> {messages.totals.earlier}
    </Text>
  )
}
