import { formatCount } from '@mcm/ui/amount'
import { Hash } from '@mcm/ui/hash'
import { type DotTone, StatusDot } from '@mcm/ui/status-dot'
import { Text } from '@mcm/ui/text'
import { messages } from './messages'
import styles from './comparison.module.css'
import type { EndpointResult } from './endpoint-comparison'

interface ComparisonResultProps {
  result: EndpointResult | undefined
  /** The highest tip of all endpoints. */
  highest: number
}

/** The result of one endpoint for the block: a dot, and a short text with a tone. */
export function ComparisonResult(props: ComparisonResultProps) {
  return (
    <>
      <StatusDot tone={dotTone(props)} className={styles['dot']} /> <Words {...props} />
    </>
  )
}

function dotTone({ result, highest }: ComparisonResultProps): DotTone {
  if (result?.state === 'failed') return 'neutral'
  if (!result?.view) return 'pending'
  const { tip, old, view } = result
  if (view.kind === 'other-branch') return 'bad'
  return view.kind === 'same' && old === undefined && tip.index >= highest ? 'good' : 'warning'
}

function Words({ result, highest }: ComparisonResultProps) {
  if (!result) return <Text tone="soft">{messages.waiting}</Text>
  if (result.state === 'failed') return <Text tone="soft">{messages.failed[result.reason]}</Text>
  const { tip, old, view } = result
  const lag = highest - tip.index
  const late = [lag > 0 && messages.lag(lag), old !== undefined && messages.old(old)].filter(
    (words) => words !== false,
  )
  return (
    <>
      {!view && <Text tone="soft">{messages.waiting}</Text>}
      {view?.kind === 'same' && <Text tone="green">{messages.same}</Text>}
      {view?.kind === 'not-yet' && <Text tone="amber">{messages.notYet}</Text>}
      {view?.kind === 'other-branch' && (
        <Text tone="red">
          {messages.otherBranch} <Hash value={view.hash} form="7-7" />
        </Text>
      )}
      {view?.kind === 'no-result' && <Text tone="amber">{messages.failed[view.reason]}</Text>}
      {late.length > 0 && <Text tone="amber">, {late.join(', ')}</Text>}
    </>
  )
}

/** Returns an endpoint's latest block and response time in a single line. */
export function resultDetails(result: EndpointResult | undefined): string | undefined {
  if (result?.state !== 'responded') return undefined
  return `${formatCount(result.tip.index)} · ${messages.latency(result.latency)}`
}
