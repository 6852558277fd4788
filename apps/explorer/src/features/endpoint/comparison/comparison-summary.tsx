import { Button } from '@mcm/ui/button'
import { Text } from '@mcm/ui/text'
import type { EndpointPreset } from '../../../config/config'
import { useEffect, useRef } from 'react'
import { messages } from './messages'
import type { EndpointResult } from './endpoint-comparison'
import {
  adviseEndpoint,
  type Advice,
  type ComparisonSummary as Summary,
  endpointsByGroup,
  summarizeComparison,
} from './summarize-comparison'

interface ComparisonSummaryProps {
  /** The endpoints that are compared. */
  endpoints: readonly EndpointPreset[]
  /** Their results by URL. */
  results: ReadonlyMap<string, EndpointResult> | undefined
  /** The endpoint in use. */
  own: string
  isComparing: boolean
  /** Whether the results are shown beside it, so that it names only the endpoints that are wrong. */
  isBrief?: boolean
  onUse: (url: string) => void
}

/** Which endpoint to use and why, and the names of those that don't agree, the worst first. */
export function ComparisonSummary(props: ComparisonSummaryProps) {
  const { endpoints, results, own, isComparing, isBrief = false, onUse } = props
  const summary = summarizeComparison(results)
  const advice = adviseEndpoint(endpoints, results, own)
  const words = messages.summary
  const status = useRef<HTMLDivElement>(null)
  // On a small screen, the button that starts the comparison is far below.
  useEffect(() => {
    if (isComparing) status.current?.scrollIntoView({ block: 'nearest' })
  }, [isComparing])
  return (
    <>
      <div ref={status} role="status">
        {isComparing ? (
          <Text as="p" measured>
            {isBrief
              ? words.progressBrief(receivedOf(summary), endpoints.length)
              : words.progress(summary, endpoints.length)}
          </Text>
        ) : (
          <>
            <Text
              as="p"
              weight={isBrief ? undefined : 'medium'}
              tone={summary.disagree && !advice?.keep ? 'red' : 'ink'}
            >
              {headline(summary, advice, isBrief, endpoints.length)}
            </Text>
            {!isBrief && summary.responded > 0 && (!advice || summary.outvoted) && (
              <Text as="p" tone="soft" measured>
                {words.agree(summary.same, summary.responded)}
              </Text>
            )}
            {summary.responded > 0 && (
              <Apart
                names={endpointsByGroup(endpoints, results)}
                groups={isBrief ? WRONG : APART}
              />
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

function headline(
  { responded, disagree, behind }: Summary,
  advice: Advice | undefined,
  isBrief: boolean,
  asked: number,
): string {
  const { summary: words } = messages
  if (responded === 0) return words.none
  const start = disagree ? `${words.disagree} ` : ''
  if (!advice) return start + words.noneBest[disagree ? 'disagree' : 'agree']
  const { best, agree, keep } = advice
  const reasons = { isVerified: best.isVerified, agree, of: responded }
  if (isBrief && keep && !disagree) return words.keepBrief(reasons, asked, behind)
  const why = words.why(reasons)
  return start + words[keep ? 'keep' : 'use'](best.label, why)
}

/** Returns the number of endpoints whose result is known. */
function receivedOf(summary: Summary): number {
  const { same, behind, other, altered, unverified, failed } = summary
  return same + behind + other + altered + unverified + failed
}

/** More are counted: the rows below name them. */
const NAMED = 3

/** The endpoints whose block contradicts the others' or itself, the worst first. */
const WRONG = ['unverified', 'altered', 'other'] as const
/** The endpoints that didn't return the block, the worst first. */
const APART = [...WRONG, 'behind', 'failed'] as const

interface ApartProps {
  names: ReturnType<typeof endpointsByGroup>
  groups: readonly (typeof APART)[number][]
}

function Apart({ names, groups }: ApartProps) {
  return groups.map((group) => {
    const labels = names[group]
    return (
      labels && (
        <Text key={group} as="p" tone="soft" measured>
          {messages.summary.apart[group]}:{' '}
          {labels.length > NAMED ? messages.summary.endpoints(labels.length) : labels.join(' · ')}
        </Text>
      )
    )
  })
}
