import type { NetworkStatusResponse } from '@mcm/rosetta-client'
import { formatAgo } from '@mcm/ui/relative-time'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { clientFor, STATUS_TIMEOUT_MS } from '../../../data/client'
import { type FailureKind, failureKind } from '../../../data/failure'
import { keys } from '../../../data/keys'
import { blockByHeightQuery } from '../../../data/queries'
import { healthOfStatus } from '../health/health'
import { trueTime } from '../../../shared/true-time'

/** The block that the endpoints are asked about. */
export interface Subject {
  index: number
  hash: string
}

/** What an endpoint says of the block. */
export type View =
  | { kind: 'same' }
  /** Another block stands at that height. */
  | { kind: 'other-branch'; at: number; hash: string }
  /** Its chain is not that long yet; so far it is the same. */
  | { kind: 'not-yet' }
  /** It says nothing that can be compared. */
  | { kind: 'not-told'; reason: FailureKind }

/** What came of asking one endpoint. */
export type EndpointAnswer =
  | { state: 'failed'; reason: FailureKind | 'mixed-content' }
  | {
      state: 'answered'
      /** Milliseconds until it answered. */
      latency: number
      tip: Subject & { time: number }
      /** How old its tip was when it answered, in words; missing for one that is in step. */
      old?: string
      /** Missing until it is known, and where there is nothing to compare. */
      view?: View | undefined
    }

/** A tip as an endpoint names it, and how it came. */
export type ComparedTip = Omit<EndpointAnswer & { state: 'answered' }, 'state' | 'view'>

/** One time that the endpoints are asked; another time asks all of them anew. */
export interface Round {
  id: string
  /** Without one, the highest tip among the answers is what is compared. */
  subject: Subject | undefined
  /** The endpoint in use. */
  own: string
}

/** An answer is of its moment: it is asked for once, and forgotten with who asked. */
const ONCE = { staleTime: Infinity, gcTime: 0, retry: false } as const

/** An endpoint's tip. What one endpoint fails at is its own row's matter. */
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

/** What an endpoint with this tip says of a block; asks it where its tip is higher. */
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
    return { kind: 'not-told', reason: failureKind(error) }
  }
}

/** Hash of the block at a height, as the endpoint in use has it; undefined when it has none. */
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

/** The highest of the tips that were named. */
export function highestTip(tips: readonly (ComparedTip | undefined)[]): Subject | undefined {
  return tips.flatMap((one) => one?.tip ?? []).sort((a, b) => b.index - a.index)[0]
}

function compare({ index, hash }: Subject, expected: string): View {
  return hash === expected ? { kind: 'same' } : { kind: 'other-branch', at: index, hash }
}
