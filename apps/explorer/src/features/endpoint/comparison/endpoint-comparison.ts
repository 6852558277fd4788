import type { NetworkStatusResponse, RosettaReader } from '@mcm/rosetta-client'
import { formatAgo } from '@mcm/ui/relative-time'
import type { EndpointPreset } from '../../../config/config'
import { clientFor, STATUS_TIMEOUT_MS } from '../../../data/client'
import { type FailureKind, failureKind } from '../../../data/failure'
import { healthOfStatus } from '../health/health'
import { isMixedContent } from '../mixed-content'

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
      view?: View
    }

interface Asked {
  endpoints: readonly EndpointPreset[]
  /** Without one, the highest tip among the answers is what is compared. */
  subject: Subject | undefined
  /** Hash of the block at a height, as the endpoint in use has it; undefined when it has none. */
  ownHashAt: (height: number) => Promise<string | undefined>
  signal: AbortSignal
  report: (url: string, answer: EndpointAnswer) => void
}

/**
 * Asks every endpoint at once for its tip, then those whose tip is higher for their block at the
 * height in question. What one endpoint fails at is its own row's matter.
 */
export async function compareEndpoints({ endpoints, subject, ownHashAt, signal, report }: Asked) {
  const answers = endpoints.map(async ({ url }) => {
    const answer = await askTip(url, signal)
    if (!signal.aborted) report(url, answer)
    return answer
  })
  const about = subject ?? highest(await Promise.all(answers))
  await Promise.all(
    endpoints.map(async ({ url }, at) => {
      const answer = await answers[at]
      if (answer?.state !== 'answered' || !about) return
      const view = await viewOf(clientFor(url), { tip: answer.tip, about, ownHashAt, signal })
      if (!signal.aborted) report(url, { ...answer, view })
    }),
  )
}

async function askTip(url: string, signal: AbortSignal): Promise<EndpointAnswer> {
  if (isMixedContent(url)) return { state: 'failed', reason: 'mixed-content' }
  const began = performance.now()
  try {
    const status = await clientFor(url).network.status({ signal, timeout: STATUS_TIMEOUT_MS })
    const latency = Math.round(performance.now() - began)
    const tip = tipOf(status)
    return {
      state: 'answered',
      latency,
      tip,
      ...(healthOfStatus(status, Date.now()).state === 'stale' && {
        old: formatAgo(tip.time, Date.now()),
      }),
    }
  } catch (error) {
    return { state: 'failed', reason: failureKind(error) }
  }
}

function tipOf({ current_block_identifier, current_block_timestamp: time }: NetworkStatusResponse) {
  return { ...current_block_identifier, time }
}

function highest(answers: readonly EndpointAnswer[]): Subject | undefined {
  const tips = answers.flatMap((one) => (one.state === 'answered' ? one.tip : []))
  return tips.sort((a, b) => b.index - a.index)[0]
}

interface Compared extends Pick<Asked, 'ownHashAt' | 'signal'> {
  tip: Subject
  about: Subject
}

async function viewOf(client: RosettaReader, compared: Compared): Promise<View> {
  const { tip, about, ownHashAt, signal } = compared
  try {
    if (tip.index === about.index) return compare(tip, about.hash)
    if (tip.index > about.index) {
      const { block } = await client.block.get(
        { index: about.index },
        { signal, timeout: STATUS_TIMEOUT_MS },
      )
      return compare(block.block_identifier, about.hash)
    }
    const own = await ownHashAt(tip.index)
    const view = own === undefined ? undefined : compare(tip, own)
    return view?.kind === 'other-branch' ? view : { kind: 'not-yet' }
  } catch (error) {
    return { kind: 'not-told', reason: failureKind(error) }
  }
}

function compare({ index, hash }: Subject, expected: string): View {
  return hash === expected ? { kind: 'same' } : { kind: 'other-branch', at: index, hash }
}
