import { Section } from '@mcm/ui/layout'
import { lazy, Suspense } from 'react'
import { messages } from '../messages'
import type { Movement } from '../history/movement'
import { PlotBox } from './plot-box'

/** The drawing comes after the page; where it does not come, the page stands without. */
const BalancePlot = lazy(() =>
  import('./balance-plot').catch(() => ({
    default: () => <PlotBox label={messages.plot.failed} />,
  })),
)

interface BalanceOverTimeProps {
  address: string
  movements: readonly Movement[]
  /** Pages are still coming by themselves. */
  isWaiting: boolean
  /** The next of them did not come. */
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
        <Suspense fallback={<PlotBox label={messages.plot.loading} busy />}>
          <BalancePlot address={address} movements={movements} />
        </Suspense>
      )}
    </Section>
  )
}
