import { Amount } from '@mcm/ui/amount'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceQuery } from '../../../data/address-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import type { Movement } from '../history/movement'
import { totalsOf } from '../history/totals'
import styles from './sums.module.css'
import { messages } from '../messages'
import type { DayTotal } from './day-total'

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
}

/**
 * What the loaded transactions add up to, and how many those are. All of them are those of the index, which
 * isn't the address's whole history.
 */
export function Totals(props: TotalsProps) {
  const { movements, today, count, isWaiting, isFailed, hasMore, isNarrowed } = props
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
              <Sums movements={movements} />
            )}
            {!isPart && <NotIndexed {...props} />}
          </>
        )}
      </dd>
    </>
  )
}

function Sums({ movements }: Pick<TotalsProps, 'movements'>) {
  const { received, sent, hasAllMined } = totalsOf(movements)
  const { totals } = messages
  return (
    <>
      <span>
        <Amount value={received} decimals={received === 0n ? 0 : 'trim'} />{' '}
        {hasAllMined ? totals.received : totals.receivedWithoutMined}
      </span>
      <span>
        <Amount value={sent} decimals={sent === 0n ? 0 : 'trim'} /> {totals.sent}
      </span>
    </>
  )
}

/**
 * The part of the balance that the index doesn't explain, so that the figures add up: mining rewards that
 * aren't known, and what the address held before the index begins. While a new block arrives, the
 * balance and the list aren't of the same block, so the last known part stays.
 */
function NotIndexed({ address, movements, isCurrent }: TotalsProps) {
  const balance = useQuery({ ...balanceQuery(useEndpoint(), address), enabled: false })
  const [rest, setRest] = useState(0n)
  const { received, sent, hasAllMined } = totalsOf(movements)
  if (balance.data && !balance.isFetching && !balance.isError && isCurrent) {
    const now = hasAllMined ? balance.data.nano - received + sent : 0n
    if (now !== rest) setRest(now)
  }
  if (rest <= 0n) return null
  return (
    <Text>
      <Amount value={rest} decimals="trim" /> {messages.totals.earlier}
    </Text>
  )
}
