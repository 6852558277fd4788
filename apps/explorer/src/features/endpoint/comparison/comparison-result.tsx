import { Count } from '@mcm/ui/amount'
import { Hash } from '@mcm/ui/hash'
import { type DotTone, StatusDot } from '@mcm/ui/status-dot'
import { Text } from '@mcm/ui/text'
import { failureReasons } from '../failure/reasons'
import { messages } from './messages'
import styles from './comparison.module.css'
import type { EndpointResult, View } from './endpoint-comparison'
import type { Standing } from './summarize-comparison'

interface ComparisonResultProps {
  result: EndpointResult | undefined
  standing: Standing
  /** The highest tip of all endpoints. */
  highest: number
  /** Whether to name the failed checks and the other block. */
  isLong?: boolean
  /** Whether to show only what matters most, for a narrow column of heights. */
  isShort?: boolean
  /** Whether no other endpoint responded, so that there is none to agree with. */
  isAlone?: boolean
}

/** The result of one endpoint for the block: a dot, and a short text with a tone. */
export function ComparisonResult(props: ComparisonResultProps) {
  return (
    <>
      <StatusDot tone={dotTone(props)} className={styles['dot']} /> <Words {...props} />
    </>
  )
}

const wrong = new Set<Standing>(['other', 'altered', 'unverified'])

function dotTone({ result, standing, highest }: ComparisonResultProps): DotTone {
  if (result?.state === 'failed') return 'neutral'
  if (!result?.view) return 'pending'
  if (wrong.has(standing)) return 'bad'
  const isCurrent = result.old === undefined && result.tip.index >= highest
  return standing === 'agrees' && isCurrent ? 'good' : 'warning'
}

function Words(props: ComparisonResultProps) {
  const { result, standing, highest, isLong = false, isAlone = false, isShort = false } = props
  if (!result) return <Text tone="soft">{messages.waiting}</Text>
  if (result.state === 'failed') {
    return <Text tone="soft">{failureReasons[result.reason]}</Text>
  }
  const { tip, old, view } = result
  const lag = highest - tip.index
  // How far it is behind says that it hasn't reached the block.
  const isBehind = view?.kind === 'not-yet' && lag > 0
  const late = [lag > 0 && messages.lag(lag), old !== undefined && messages.old(old)].filter(
    (words) => words !== false,
  )
  if (isShort && !wrong.has(standing) && view?.kind !== 'no-result') {
    if (lag > 0) return <Text tone="amber">{messages.lagShort(lag)}</Text>
    if (old !== undefined) return <Text tone="amber">{messages.oldShort(old)}</Text>
    // The dot says that it is the common block, so only what deviates has a color.
    if (standing === 'agrees') return <Count value={tip.index} />
  }
  return (
    <>
      {isBehind ? null : view ? (
        <ViewWords view={view} standing={standing} isLong={isLong} isAlone={isAlone} />
      ) : (
        <Text tone="soft">{messages.waiting}</Text>
      )}
      {late.length > 0 && (
        <Text tone="amber">
          {!isBehind && ', '}
          {late.join(', ')}
        </Text>
      )}
    </>
  )
}

interface ViewWordsProps {
  view: View
  standing: Standing
  isLong: boolean
  isAlone: boolean
}

function ViewWords({ view, standing, isLong, isAlone }: ViewWordsProps) {
  if (view.kind === 'no-result') return <Text tone="amber">{failureReasons[view.reason]}</Text>
  if (standing === 'unverified')
    return (
      <Text tone="red">
        {messages.unverified}
        {isLong && messages.failedChecks(view.failed.join(', '))}
      </Text>
    )
  if (standing === 'altered') return <Text tone="red">{messages.altered}</Text>
  if (view.kind === 'other-branch')
    return (
      <Text tone="red">
        {messages.otherBranch} {isLong && <Hash value={view.hash} form="7-7" />}
      </Text>
    )
  if (view.kind === 'not-yet') return <Text tone="amber">{messages.notYet}</Text>
  return (
    <Text tone={standing === 'agrees' ? 'green' : 'red'}>
      {isAlone ? messages.alone : messages.same}
      {view.verification === 'verified' && `, ${messages.verified}`}
    </Text>
  )
}

/** The response time of an endpoint, if it responded. */
export function ResultDelay({ result }: { result: EndpointResult | undefined }) {
  return result?.state === 'responded' && <Latency ms={result.latency} />
}

/** A response time. Only its number is monospaced: the unit would be set too wide. */
export function Latency({ ms }: { ms: number }) {
  return (
    <span className={styles['latency']}>
      <Count value={ms} /> {messages.ms}
    </span>
  )
}
