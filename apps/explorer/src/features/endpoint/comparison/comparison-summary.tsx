import { Text } from '@mcm/ui/text'
import { messages } from './messages'
import type { ComparisonSummary as Summary } from './summarize-comparison'

interface ComparisonSummaryProps {
  summary: Summary
  asking: boolean
}

/** Who agrees, in a sentence or two. */
export function ComparisonSummary({ summary, asking }: ComparisonSummaryProps) {
  const { answered, same, behind, other, failed, outvoted } = summary
  const words = messages.summary
  const sentences = [
    answered === 0 ? words.none : words.agree(same, answered),
    other > 0 && words.other(other),
    behind > 0 && words.behind(behind),
    answered > 0 && failed > 0 && words.failed(failed),
  ].filter(Boolean)
  return (
    <div role="status">
      <Text as="p" measured>
        {asking ? messages.asking : sentences.join(' ')}
      </Text>
      {!asking && outvoted && (
        <Text as="p" tone="red" measured>
          {words.outvoted}
        </Text>
      )}
    </div>
  )
}
