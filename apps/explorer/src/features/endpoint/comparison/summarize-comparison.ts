import type { EndpointAnswer } from './endpoint-comparison'

export interface ComparisonSummary {
  answered: number
  same: number
  behind: number
  other: number
  failed: number
  /** One other block has more endpoints for it than this one has. */
  outvoted: boolean
  /** The highest tip that was named. */
  highest: number
}

/** Counts what the endpoints say. */
export function summarizeComparison(answers: Iterable<EndpointAnswer>): ComparisonSummary {
  const summary = { answered: 0, same: 0, behind: 0, other: 0, failed: 0, highest: 0 }
  const rivals = new Map<string, number>()
  for (const answer of answers) {
    if (answer.state === 'failed') {
      summary.failed += 1
      continue
    }
    summary.answered += 1
    summary.highest = Math.max(summary.highest, answer.tip.index)
    const { view } = answer
    if (view?.kind === 'same') summary.same += 1
    if (view?.kind === 'not-yet') summary.behind += 1
    if (view?.kind === 'other-branch') {
      summary.other += 1
      const rival = `${view.at} ${view.hash}`
      rivals.set(rival, (rivals.get(rival) ?? 0) + 1)
    }
  }
  return { ...summary, outvoted: Math.max(0, ...rivals.values()) > summary.same }
}
