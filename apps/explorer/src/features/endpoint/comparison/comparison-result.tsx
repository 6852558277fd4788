import { formatCount } from '@mcm/ui/amount'
import { Hash } from '@mcm/ui/hash'
import { Text } from '@mcm/ui/text'
import { messages } from './messages'
import type { EndpointAnswer } from './endpoint-comparison'

interface ComparisonResultProps {
  answer: EndpointAnswer | undefined
  /** The highest tip that any endpoint named. */
  highest: number
}

/** What an endpoint says of the block, in a few words with a tone. */
export function ComparisonResult({ answer, highest }: ComparisonResultProps) {
  if (!answer) return <Text tone="soft">{messages.waiting}</Text>
  if (answer.state === 'failed') return <Text tone="red">{messages.failed[answer.reason]}</Text>
  const { tip, old, view } = answer
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
          {messages.otherBranch} <Hash value={view.hash} form="split" />
        </Text>
      )}
      {view?.kind === 'not-told' && <Text tone="amber">{messages.failed[view.reason]}</Text>}
      {late.length > 0 && <Text tone="amber">, {late.join(', ')}</Text>}
    </>
  )
}

/** Of all that was said, one line. */
export function answerLine(answer: EndpointAnswer | undefined): string | undefined {
  if (answer?.state !== 'answered') return undefined
  return `${messages.latency(answer.latency)} · ${messages.height(formatCount(answer.tip.index))}`
}
