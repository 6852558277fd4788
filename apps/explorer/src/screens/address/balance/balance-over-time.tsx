import { Section } from '@mcm/ui/layout'
import { messages } from '../messages'
import type { Movement } from '../history/movement'
import { PlotBox } from './plot-box'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'

const BalancePlot = lazyPart(() => import('./balance-plot'))

interface BalanceOverTimeProps {
  address: string
  movements: readonly Movement[]
  /** Whether more pages will load automatically. */
  isWaiting: boolean
  /** Whether the next page failed to load. */
  isFailed: boolean
}

export function BalanceOverTime({ address, movements, isWaiting, isFailed }: BalanceOverTimeProps) {
  return (
    <Section title={messages.plot.title}>
      {isWaiting ? (
        <PlotBox label={messages.plot.loading} busy />
      ) : movements.length === 0 ? (
        <PlotBox label={isFailed ? messages.plot.notLoaded : messages.plot.nothing} />
      ) : (
        <BalancePlot
          fallback={<PlotBox label={messages.plot.loading} busy />}
          address={address}
          movements={movements}
        />
      )}
    </Section>
  )
}
