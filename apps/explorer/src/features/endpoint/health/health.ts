import type { NetworkStatusResponse } from '@mcm/rosetta-client'
import { failureKind } from '../../../data/failure'
import { isStale } from './freshness'
import type { Health } from './health-states'

interface Check {
  /** The last answer, if there was one. */
  status: NetworkStatusResponse | undefined
  /** Why the last request that is settled failed, if it did. */
  error: unknown
  checking: boolean
  /** When the answer came, milliseconds since 1970. */
  at: number
}

/** Reads an endpoint's health from its last answer to the status call. */
export function healthOf({ status, error, checking, at }: Check): Health {
  if (error) return { state: isRateLimited(error) ? 'rate-limited' : 'disconnected', stage: '' }
  return status
    ? healthOfStatus(status, at)
    : { state: checking ? 'checking' : 'unknown', stage: '' }
}

/** The same for an endpoint that has answered. */
export function healthOfStatus(status: NetworkStatusResponse, at: number): Health {
  const { synced, stage: reported = '' } = status.sync_status
  const stage = reported.trim()
  if (synced === false) return { state: 'syncing', stage }
  if (/error/i.test(stage)) return { state: 'failing', stage }
  if (isStale(status.current_block_timestamp, at)) return { state: 'stale', stage }
  return { state: synced === true ? 'synced' : 'status-unknown', stage }
}

/** A 429 is an answer: the endpoint is there. */
function isRateLimited(error: unknown): boolean {
  return failureKind(error) === 'rate-limited'
}
