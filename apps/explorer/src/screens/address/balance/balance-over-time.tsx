import { toBase58 } from '@mcm/address'
import { formatCount } from '@mcm/ui/amount'
import { Skeleton } from '@mcm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceQuery } from '../../../data/address-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { Disclosure } from '../../../shared/disclosure/disclosure'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { TitledRow } from '../../../shared/titled-row/titled-row'
import styles from '../address.module.css'
import { ScannableCode } from '../header/address-code'
import { BalanceSum } from '../header/balance-sum'
import { mayBeRich } from '../header/may-be-rich'
import type { Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import { messages } from '../messages'
import { ChartHistory, type ChartHistoryProps } from './chart-history'
import { PlotBox } from './plot-box'
import reason from './reason.module.css'
import scan from './scan.module.css'

/** The page is complete without it. */
const RankNeighbors = lazyPart(() => import('../header/rank-neighbors'), { failure: 'silent' })

const MovementBars = lazyPart(() => import('./movement-bars'), { failure: 'silent' })

const BalancePlot = lazyPart(() => import('./balance-plot'))

interface BalanceOverTimeProps extends ChartHistoryProps {
  address: string
  movements: readonly Movement[]
  times: MovementTimes
  /** Whether more pages will load automatically. */
  isWaiting: boolean
  /** Whether the next page failed to load. */
  isFailed: boolean
  /** Whether there may be newer transactions than the loaded ones. */
  isNarrowed: boolean
  /** Whether the list is as new as the tip. */
  isCurrent: boolean
  /** Whether a chart's place has how the balance adds up. */
  isSummed?: boolean
  /** Whether it has the whole width, because there is no room beside the facts or another figure has it. */
  isFolded?: boolean
}

type History = Pick<BalanceOverTimeProps, 'movements' | 'isWaiting' | 'isFailed' | 'hasMore'>

/**
 * The balance over the loaded history: beside the facts where there is room, and otherwise folded,
 * so that the transactions come first. Without any history there is no chart, and the code for wallets
 * has its place: such an address is one to be paid.
 */
export function BalanceOverTime(props: BalanceOverTimeProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!props.isFolded) {
    return (
      <div className={styles['beside']}>
        <Content {...props} isBeside />
      </div>
    )
  }
  if (isNothingLoaded(props)) {
    return (
      <TitledRow title={messages.scan} className={styles['below']}>
        <div className={scan['scan']}>
          <ScannableCode base58={toBase58(props.address)} size={144} />
          <p>{messages.codeContent}</p>
        </div>
      </TitledRow>
    )
  }
  if (isTooShort(props)) return null
  return (
    <TitledRow title={messages.plot.title} className={styles['below']}>
      {isChartless(props) ? (
        <Reason {...props} />
      ) : (
        <Disclosure summary={messages.plot.show} onToggle={setIsOpen}>
          {isOpen && <Content {...props} isBeside={false} />}
        </Disclosure>
      )}
    </TitledRow>
  )
}

function Content(props: BalanceOverTimeProps & { isBeside: boolean }) {
  const { address, movements, times, isWaiting, isNarrowed, hasMore, isBeside } = props
  const reason = isBeside ? <ReasonBeside {...props} /> : <Reason {...props} />
  // Without a title, because another figure may get the place.
  if (isWaiting) {
    return (
      <PlotBox title={null} busy>
        <Skeleton letters={16} />
      </PlotBox>
    )
  }
  if (isChartless(props)) return reason
  return (
    <BalancePlot
      fallback={<PlotBox label={messages.plot.loading} busy />}
      address={address}
      movements={movements}
      times={times}
      isNarrowed={isNarrowed}
      hasMore={hasMore}
      tooFew={reason}
    />
  )
}

/** Returns whether what is loaded is too little for a chart, which is known without its code. */
function isChartless({ movements, isWaiting }: History): boolean {
  const blocks = new Set(movements.map(({ transaction }) => transaction.block?.hash))
  return !isWaiting && blocks.size < 3
}

/** Returns whether the history is known to be empty. */
export function isNothingLoaded({
  movements,
  isWaiting,
  isFailed,
}: Pick<BalanceOverTimeProps, 'movements' | 'isWaiting' | 'isFailed'>): boolean {
  return movements.length === 0 && !isWaiting && !isFailed
}

/** Returns whether no more history could make up for a chart that has too little of it. */
function isWhole({ isWaiting, isFailed, hasMore }: History): boolean {
  return !isWaiting && !isFailed && !hasMore
}

/** Returns whether the whole history is too little for a chart. */
export function isTooShort(history: History): boolean {
  return isWhole(history) && isChartless(history)
}

/**
 * What takes the chart's place: what loads more for it, the code if nothing was paid yet, the accounts
 * around one of the richest, or how the balance adds up.
 */
function ReasonBeside(props: BalanceOverTimeProps) {
  const { address } = props
  const { data } = useQuery({ ...balanceQuery(useEndpoint(), address), enabled: false })
  const isRich = data !== undefined && mayBeRich(data.nano)
  const isCode = isNothingLoaded(props)
  if (!isWhole(props)) {
    const { length } = props.movements
    const hasBars = props.hasMore && length > 1
    return (
      <PlotBox title={hasBars ? messages.plot.inOut(formatCount(length)) : undefined}>
        {hasBars && (
          <div className={reason['bars']}>
            <MovementBars movements={props.movements} />
          </div>
        )}
        <Reason {...props} isBrief={hasBars} />
      </PlotBox>
    )
  }
  if (!isCode && !isRich) return props.isSummed ? <BalanceSum {...props} /> : null
  return (
    <div className={`${styles['plot']} ${isCode ? scan['instead'] : ''}`}>
      {isCode && (
        <section aria-label={messages.scan}>
          <h2>{messages.scan}</h2>
          <ScannableCode base58={toBase58(address)} size={132} />
        </section>
      )}
      {isRich ? (
        <RankNeighbors address={address} />
      ) : (
        data && <p className={reason['reason']}>{messages.codeContent}</p>
      )}
    </div>
  )
}

/** Says why there is no chart. */
function Reason(props: BalanceOverTimeProps) {
  if (props.movements.length > 0) return <ChartHistory {...props} />
  return <p className={reason['reason']}>{messages.plot.notLoaded}</p>
}
