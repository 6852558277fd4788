import type { EndpointPreset } from '../../../config/config'
import type { EndpointResult } from './endpoint-comparison'

export interface ComparisonSummary {
  responded: number
  same: number
  behind: number
  other: number
  failed: number
  /** Whether more endpoints agree on a different block than on this one. */
  outvoted: boolean
  /** The highest reported tip. */
  highest: number
}

/** Counts the results of the endpoints. */
export function summarizeComparison(results: Iterable<EndpointResult>): ComparisonSummary {
  const summary = { responded: 0, same: 0, behind: 0, other: 0, failed: 0, highest: 0 }
  const rivals = new Map<string, number>()
  for (const result of results) {
    if (result.state === 'failed') {
      summary.failed += 1
      continue
    }
    summary.responded += 1
    summary.highest = Math.max(summary.highest, result.tip.index)
    const { view } = result
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

/** The endpoint to prefer, with its response time in milliseconds. */
export interface BestEndpoint {
  label: string
  url: string
  latency: number
}

/**
 * Returns the fastest of the endpoints that have the block and, of those, the highest tip, or
 * undefined if none has the block.
 */
export function bestEndpoint(
  endpoints: readonly EndpointPreset[],
  results: ReadonlyMap<string, EndpointResult> | undefined,
): BestEndpoint | undefined {
  const usable = endpoints.flatMap(({ label, url }) => {
    const result = results?.get(url)
    if (result?.state !== 'responded' || result.view?.kind !== 'same') return []
    return [{ label, url, latency: result.latency, height: result.tip.index }]
  })
  const highest = Math.max(...usable.map(({ height }) => height))
  return usable
    .filter(({ height }) => height === highest)
    .toSorted((one, other) => one.latency - other.latency)[0]
}
