import { Text } from '@mcm/ui/text'
import { messages } from './messages'
import type { BestEndpoint, ComparisonSummary as Summary } from './summarize-comparison'

interface ComparisonSummaryProps {
  summary: Summary
  best: BestEndpoint | undefined
  /** Number of endpoints that are compared. */
  of: number
  isComparing: boolean
}

/** A summary, in one or two sentences, of which endpoints agree. */
export function ComparisonSummary({ summary, best, of, isComparing }: ComparisonSummaryProps) {
  const { responded, same, behind, other, failed, outvoted } = summary
  const words = messages.summary
  const sentences = [
    responded === 0 ? words.none : words.agree(same, responded),
    other > 0 && words.other(other),
    behind > 0 && words.behind(behind),
    responded > 0 && failed > 0 && words.failed(failed),
  ].filter(Boolean)
  return (
    <div role="status">
      <Text as="p" measured>
        {isComparing ? words.progress(summary, of) : sentences.join(' ')}
        {!isComparing && best && responded > 1 && (
          <>
            {' '}
            <br />
            {words.best(best.label, messages.latency(best.latency))}
          </>
        )}
      </Text>
      {!isComparing && outvoted && (
        <Text as="p" tone="red" measured>
          {words.outvoted}
        </Text>
      )}
    </div>
  )
}
