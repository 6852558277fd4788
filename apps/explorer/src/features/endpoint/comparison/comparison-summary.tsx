import { Button } from '@mcm/ui/button'
import { Text } from '@mcm/ui/text'
import { messages } from './messages'
import type { Advice, ComparisonSummary as Summary } from './summarize-comparison'

interface ComparisonSummaryProps {
  summary: Summary
  advice: Advice | undefined
  /** Number of endpoints that are compared. */
  of: number
  isComparing: boolean
  onUse: (url: string) => void
}

/** Which endpoint to use and why, in one line, and which endpoints agree. */
export function ComparisonSummary(props: ComparisonSummaryProps) {
  const { summary, advice, of, isComparing, onUse } = props
  const words = messages.summary
  const others = counts(summary, advice)
  return (
    <>
      <div role="status">
        {isComparing ? (
          <Text as="p" measured>
            {words.progress(summary, of)}
          </Text>
        ) : (
          <>
            <Text as="p" weight="medium" tone={summary.disagree && !advice?.keep ? 'red' : 'ink'}>
              {headline(summary, advice)}
            </Text>
            {others.length > 0 && (
              <Text as="p" tone="soft" measured>
                {others.join(' ')}
              </Text>
            )}
            {summary.outvoted && (
              <Text as="p" tone="red" measured>
                {words.outvoted}
              </Text>
            )}
          </>
        )}
      </div>
      {!isComparing && advice && !advice.keep && (
        <p>
          <Button variant="solid" size="small" onClick={() => onUse(advice.best.url)}>
            {messages.use(advice.best.label)}
          </Button>
        </p>
      )}
    </>
  )
}

function headline({ responded, disagree }: Summary, advice: Advice | undefined): string {
  const { summary: words } = messages
  if (responded === 0) return words.none
  const start = disagree ? `${words.disagree} ` : ''
  if (!advice) return start + words.noneBest[disagree ? 'disagree' : 'agree']
  const { best, agree, keep } = advice
  const why = words.why({ isVerified: best.isVerified, agree, of: responded })
  return start + words[keep ? 'keep' : 'use'](best.label, why)
}

/** What the headline doesn't say. */
function counts(summary: Summary, advice: Advice | undefined): string[] {
  const { responded, same, other, altered, unverified, behind, failed, outvoted } = summary
  const { summary: words } = messages
  if (responded === 0) return []
  return [
    (!advice || outvoted) && words.agree(same, responded),
    other > 0 && words.other(other),
    altered > 0 && words.altered(altered),
    unverified > 0 && words.unverified(unverified),
    behind > 0 && words.behind(behind),
    failed > 0 && words.failed(failed),
  ].filter((sentence) => sentence !== false)
}
