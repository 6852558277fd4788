import { toBase58 } from '@mcm/address'
import { Skeleton } from '@mcm/ui/skeleton'
import { useState } from 'react'
import { Disclosure } from '../../../shared/disclosure/disclosure'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { useMedia } from '../../../shared/use-media'
import styles from '../address.module.css'
import { ScannableCode } from '../header/address-code'
import type { Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import { messages } from '../messages'
import { ChartHistory, type ChartHistoryProps } from './chart-history'
import { PlotBox } from './plot-box'

const BalancePlot = lazyPart(() => import('./balance-plot'))

interface BalanceOverTimeProps extends ChartHistoryProps {
  address: string
  movements: readonly Movement[]
  times: MovementTimes
  /** Whether more pages will load automatically. */
  isWaiting: boolean
  /** Whether the next page failed to load. */
  isFailed: boolean
  /** Whether the chart follows the list, because another figure has its place. */
  isAfterList?: boolean
}

/**
 * The balance over the loaded history: beside the facts where there is room, and otherwise folded,
 * so that the transactions come first. An address without history is one to be paid, so its code for
 * wallets takes the chart's place.
 */
export function BalanceOverTime(props: BalanceOverTimeProps) {
  const isWide = useMedia('(min-width: 1100px)')
  const isBeside = isWide && !props.isAfterList
  const [isOpen, setIsOpen] = useState(false)
  if (!isBeside && isNothingLoaded(props)) {
    return (
      <Disclosure className={styles['below']} summary={messages.scan}>
        <ScannableCode base58={toBase58(props.address)} size={128} />
      </Disclosure>
    )
  }
  const isFolded = !isBeside && !isChartless(props)
  const section = (
    <section
      aria-label={isBeside && isNothingLoaded(props) ? messages.scan : messages.plot.title}
      className={isFolded ? undefined : styles[isBeside ? 'beside' : 'below']}
    >
      {isBeside || isFolded ? <Content {...props} isBeside={isBeside} /> : <Reason {...props} />}
    </section>
  )
  if (!isFolded) return section
  return (
    <Disclosure
      className={`${styles['below']} ${props.isAfterList ? styles['after'] : ''}`}
      summary={messages.plot.title}
      onToggle={setIsOpen}
    >
      {isOpen && section}
    </Disclosure>
  )
}

function Content(props: BalanceOverTimeProps & { isBeside: boolean }) {
  const { address, movements, times, isWaiting, isBeside } = props
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
      tooFew={reason}
    />
  )
}

/** Returns whether no chart can be drawn of what is loaded, which is known without its code. */
function isChartless({ movements, isWaiting }: BalanceOverTimeProps): boolean {
  const blocks = new Set(movements.map(({ transaction }) => transaction.block?.hash))
  return !isWaiting && blocks.size < 2
}

/** Returns whether the history is known to be empty. */
export function isNothingLoaded({
  movements,
  isWaiting,
  isFailed,
}: Pick<BalanceOverTimeProps, 'movements' | 'isWaiting' | 'isFailed'>): boolean {
  return movements.length === 0 && !isWaiting && !isFailed
}

/** Says why there is no chart: among the facts, because an empty column would say less. */
function ReasonBeside(props: BalanceOverTimeProps) {
  if (isNothingLoaded(props)) {
    return (
      <PlotBox title={messages.scan}>
        <ScannableCode base58={toBase58(props.address)} size={128} />
      </PlotBox>
    )
  }
  return (
    <div className={`${styles['facts']} ${styles['line']}`}>
      <span>{messages.plot.title}</span>
      <Reason {...props} />
    </div>
  )
}

/** Says why there is no chart. */
function Reason(props: BalanceOverTimeProps) {
  if (props.movements.length > 0) return <ChartHistory {...props} />
  return <p className={styles['reason']}>{messages.plot.notLoaded}</p>
}
