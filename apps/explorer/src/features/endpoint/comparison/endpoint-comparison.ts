import type { Block, NetworkStatusResponse } from '@mcm/rosetta-client'
import { formatAgo } from '@mcm/ui/relative-time'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { clientFor, STATUS_TIMEOUT_MS } from '../../../data/client'
import { type FailureKind, failureKind } from '../../../data/failure'
import { keys } from '../../../data/keys'
import { blockByHeightQuery } from '../../../data/queries'
import { healthOfStatus } from '../health/health'
import { trueTime } from '../../../shared/true-time'
import { checkReturnedBlock, type ReturnedBlock } from './returned-block'

/** The block to compare. */
export interface Subject {
  index: number
  hash: string
}

/** The result of an endpoint for the block. */
export type View =
  | (ReturnedBlock & {
      /**
       * Whether the endpoint has the same block, another one at that height, or a chain that is the
       * same but not that long yet. The block returned is then its tip.
       */
      kind: 'same' | 'other-branch' | 'not-yet'
    })
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
  /** The different contents that endpoints returned for a block so far, in their order. */
  contents: string[]
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
 * Returns the result of an endpoint with this tip: its block at the height in question, or its tip
 * if that is lower.
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
        ? ({ client: queries, signal }) => viewOf(url, round, compared, queries, signal)
        : skipToken,
    ...ONCE,
  })

async function viewOf(
  url: string,
  { own, contents }: Round,
  { tip, about }: { tip: Subject; about: Subject },
  queries: QueryClient,
  signal: AbortSignal,
): Promise<View> {
  try {
    const at = Math.min(tip.index, about.index)
    const options = { signal, timeout: STATUS_TIMEOUT_MS }
    const { block } = await clientFor(url).block.get({ index: at }, options)
    return {
      kind: await kindOf(block, { at, about, own }, queries),
      ...(await checkReturnedBlock(url, block, contents, queries)),
    }
  } catch (error) {
    return { kind: 'no-result', reason: failureKind(error) }
  }
}

async function kindOf(
  { block_identifier: { hash } }: Block,
  { at, about, own }: { at: number; about: Subject; own: string },
  queries: QueryClient,
) {
  if (at === about.index) return hash === about.hash ? 'same' : 'other-branch'
  const ownHash = await ownHashAt(queries, own, at)
  return ownHash === undefined || ownHash === hash ? 'not-yet' : 'other-branch'
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
