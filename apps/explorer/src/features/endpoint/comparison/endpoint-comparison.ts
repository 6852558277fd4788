import type { NetworkStatusResponse } from '@mcm/rosetta-client'
import { formatAgo } from '@mcm/ui/relative-time'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { clientFor, STATUS_TIMEOUT_MS } from '../../../data/client'
import { type FailureKind, failureKind } from '../../../data/failure'
import { keys } from '../../../data/keys'
import { blockByHeightQuery } from '../../../data/queries'
import { healthOfStatus } from '../health/health'
import { trueTime } from '../../../shared/true-time'

/** The block to compare. */
export interface Subject {
  index: number
  hash: string
}

/** The result of an endpoint for the block. */
export type View =
  | { kind: 'same' }
  /** Another block is at that height. */
  | { kind: 'other-branch'; at: number; hash: string }
  /** The endpoint's chain isn't that long yet, but it is the same so far. */
  | { kind: 'not-yet' }
  /** The endpoint returned nothing that can be compared. */
  | { kind: 'no-result'; reason: FailureKind }

/** The result from one endpoint. */
export type EndpointResult =
  | { state: 'failed'; reason: FailureKind | 'mixed-content' }
  | {
      state: 'responded'
      /** Response time in milliseconds. */
      latency: number
      tip: Subject & { time: number }
      /**
       * The age of the endpoint's tip at that time, in words. Absent if the endpoint is in sync.
       */
      old?: string
      /**
       * The endpoint's result for the block. Absent until it is known, and if there is nothing to
       * compare.
       */
      view?: View | undefined
    }

/** The tip of an endpoint, with its response time. */
export type ComparedTip = Omit<EndpointResult & { state: 'responded' }, 'state' | 'view'>

/** One comparison. Each new comparison requests everything again. */
export interface Round {
  id: string
  /** The block to compare. If absent, the highest reported tip is compared. */
  subject: Subject | undefined
  /** The endpoint in use. */
  own: string
}

/**
 * Query options for results. A result is a snapshot: it is requested once and dropped with the view
 * that requested it.
 */
const ONCE = { staleTime: Infinity, gcTime: 0, retry: false } as const

/** Requests an endpoint's tip. A failing endpoint affects only its own row. */
export const comparedTipQuery = (url: string, round: Round | undefined) =>
  queryOptions({
    queryKey: keys.comparedTip(url, round?.id ?? ''),
    queryFn: async ({ signal }): Promise<ComparedTip> => {
      const began = performance.now()
      const status = await clientFor(url).network.status({ signal, timeout: STATUS_TIMEOUT_MS })
      const latency = Math.round(performance.now() - began)
      const tip = tipOf(status)
      return {
        latency,
        tip,
        ...(healthOfStatus(status, trueTime()).state === 'stale' && {
          old: formatAgo(tip.time, trueTime()),
        }),
      }
    },
    enabled: round !== undefined,
    ...ONCE,
  })

/**
 * Returns the result of an endpoint with this tip. The block is requested if the endpoint's tip is
 * higher.
 */
export const comparedViewQuery = (
  url: string,
  round: Round | undefined,
  compared: { tip: Subject; about: Subject } | undefined,
) =>
  queryOptions({
    queryKey: keys.comparedView(url, round?.id ?? ''),
    queryFn:
      round && compared
        ? ({ client: queries, signal }) => viewOf(url, round.own, compared, queries, signal)
        : skipToken,
    ...ONCE,
  })

async function viewOf(
  url: string,
  own: string,
  { tip, about }: { tip: Subject; about: Subject },
  queries: QueryClient,
  signal: AbortSignal,
): Promise<View> {
  try {
    if (tip.index === about.index) return compare(tip, about.hash)
    if (tip.index > about.index) {
      const options = { signal, timeout: STATUS_TIMEOUT_MS }
      const { block } = await clientFor(url).block.get({ index: about.index }, options)
      return compare(block.block_identifier, about.hash)
    }
    const hash = await ownHashAt(queries, own, tip.index)
    const view = hash === undefined ? undefined : compare(tip, hash)
    return view?.kind === 'other-branch' ? view : { kind: 'not-yet' }
  } catch (error) {
    return { kind: 'no-result', reason: failureKind(error) }
  }
}

/** Returns the hash at a height according to the endpoint in use, or undefined if it has none. */
async function ownHashAt(queries: QueryClient, own: string, height: number) {
  try {
    const query = { ...blockByHeightQuery(own, height), retry: false }
    return (await queries.fetchQuery(query)).block_identifier.hash
  } catch {
    return undefined
  }
}

function tipOf({ current_block_identifier, current_block_timestamp: time }: NetworkStatusResponse) {
  return { ...current_block_identifier, time }
}

/** Returns the highest reported tip. */
export function highestTip(tips: readonly (ComparedTip | undefined)[]): Subject | undefined {
  return tips.flatMap((one) => one?.tip ?? []).sort((a, b) => b.index - a.index)[0]
}

function compare({ index, hash }: Subject, expected: string): View {
  return hash === expected ? { kind: 'same' } : { kind: 'other-branch', at: index, hash }
}
