import type { EndpointPreset } from '../../../config/config'
import type { EndpointResult, View } from './endpoint-comparison'

export interface ComparisonSummary {
  responded: number
  same: number
  behind: number
  other: number
  /** Number of endpoints with the same block but other transfers than most. */
  altered: number
  /** Number of endpoints whose block failed verification. */
  unverified: number
  failed: number
  /** Whether the endpoints returned different blocks, or one that failed verification. */
  disagree: boolean
  /** Whether more endpoints agree on a different block than on this one. */
  outvoted: boolean
  /** The highest reported tip. */
  highest: number
}

/** What the result of an endpoint is worth, compared with those of the others. */
export type Standing = 'agrees' | 'altered' | 'other' | 'unverified' | 'behind' | 'none'

/** A block as some of the endpoints returned it. */
interface Version {
  hash: string
  contents: number
  count: number
  isSame: boolean
}

type Results = ReadonlyMap<string, EndpointResult>

/**
 * Returns the version of the block that most endpoints returned, among those that passed
 * verification, or undefined if none has the most.
 */
export function commonVersion(results: Results | undefined): Version | undefined {
  const [first, second] = versionsOf(results).sort((a, b) => b.count - a.count)
  return first && second?.count !== first.count ? first : undefined
}

function versionsOf(results: Results | undefined): Version[] {
  const versions = new Map<string, Version>()
  for (const result of results?.values() ?? []) {
    const view = viewOf(result)
    if (view?.kind !== 'same' && view?.kind !== 'other-branch') continue
    if (view.failed.length > 0) continue
    const { at, hash, contents } = view
    const key = `${at} ${hash} ${contents}`
    const count = (versions.get(key)?.count ?? 0) + 1
    versions.set(key, { hash, contents, count, isSame: view.kind === 'same' })
  }
  return [...versions.values()]
}

export function standingOf(result: EndpointResult | undefined, common?: Version): Standing {
  const view = viewOf(result)
  if (!view || view.kind === 'no-result') return 'none'
  if (view.failed.length > 0) return 'unverified'
  if (view.kind === 'not-yet') return 'behind'
  if (common?.hash === view.hash && common.contents !== view.contents) return 'altered'
  // Without a most common version, none is preferred to the one on screen.
  const isCommon = common ? common.hash === view.hash : view.kind === 'same'
  return isCommon ? 'agrees' : 'other'
}

function viewOf(result: EndpointResult | undefined): View | undefined {
  return result?.state === 'responded' ? result.view : undefined
}

/** Counts the results of the endpoints. */
export function summarizeComparison(results: Results | undefined): ComparisonSummary {
  const summary = {
    responded: 0,
    same: 0,
    behind: 0,
    other: 0,
    altered: 0,
    unverified: 0,
    failed: 0,
    highest: 0,
  }
  const common = commonVersion(results)
  for (const result of results?.values() ?? []) {
    const group = groupOf(result, common)
    if (group !== undefined) summary[group] += 1
    if (result.state === 'failed') continue
    summary.responded += 1
    summary.highest = Math.max(summary.highest, result.tip.index)
  }
  return {
    ...summary,
    disagree: summary.unverified > 0 || versionsOf(results).length > 1,
    outvoted: common !== undefined && !common.isSame,
  }
}

type Group = 'same' | 'other' | 'altered' | 'unverified' | 'behind' | 'failed'

/** Returns what an endpoint counts as, or undefined while that is unknown. */
function groupOf(result: EndpointResult, common: Version | undefined): Group | undefined {
  const view = viewOf(result)
  if (result.state === 'failed' || view?.kind === 'no-result') return 'failed'
  const standing = standingOf(result, common)
  if (standing === 'none') return undefined
  if (standing !== 'agrees' && standing !== 'other') return standing
  return view?.kind === 'same' ? 'same' : 'other'
}

/** Returns the names of the endpoints that count as each group, in their order. */
export function endpointsByGroup(
  endpoints: readonly EndpointPreset[],
  results: Results | undefined,
): Partial<Record<Group, string[]>> {
  const common = commonVersion(results)
  const names: Partial<Record<Group, string[]>> = {}
  for (const { label, url } of endpoints) {
    const result = results?.get(url)
    const group = result && groupOf(result, common)
    if (group !== undefined) (names[group] ??= []).push(label)
  }
  return names
}

/** The endpoint to prefer, with its response time in milliseconds. */
export interface BestEndpoint {
  label: string
  url: string
  latency: number
  /** Whether its block passed verification. */
  isVerified: boolean
}

/** Which endpoint to use, and why. */
export interface Advice {
  best: BestEndpoint
  /** Number of endpoints that returned the same block. */
  agree: number
  /** Whether it is the endpoint in use. */
  keep: boolean
}

/** A chain reaches endpoints one after the other, so one block behind is as good. */
const USUAL_LAG = 1

/**
 * Returns the endpoint to use: one whose block passed verification and is the one that most
 * endpoints have. The endpoint in use is preferred, then the highest tip, then the fastest.
 */
export function adviseEndpoint(
  endpoints: readonly EndpointPreset[],
  results: Results | undefined,
  own: string,
): Advice | undefined {
  const common = commonVersion(results)
  if (!common) return undefined
  const usable = endpoints.flatMap(({ label, url }) => {
    const result = results?.get(url)
    if (result?.state !== 'responded' || standingOf(result, common) !== 'agrees') return []
    const { latency, tip, old, view } = result
    const isVerified = view?.kind !== 'no-result' && view?.verification === 'verified'
    return [{ label, url, latency, isVerified, isOld: old !== undefined, height: tip.index }]
  })
  const fresh = usable.some(({ isOld }) => !isOld) ? usable.filter(({ isOld }) => !isOld) : usable
  const highest = Math.max(...fresh.map(({ height }) => height))
  const inUse = fresh.find(({ url, height }) => url === own && height >= highest - USUAL_LAG)
  const best =
    inUse ??
    fresh
      .filter(({ height }) => height === highest)
      .toSorted((one, other) => one.latency - other.latency)[0]
  return best && { best, agree: common.count, keep: inUse !== undefined }
}
