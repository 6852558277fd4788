import type { NetworkStatusResponse } from '@mcm/rosetta-client'
import { failureKind } from '../../../data/failure'
import { isStale } from './freshness'
import type { Health } from './health-states'

interface Check {
  /** The last response, if any. */
  status: NetworkStatusResponse | undefined
  /** The error of the last completed request, if it failed. */
  error: unknown
  checking: boolean
  /** Whether requests wait for the rate limit. */
  slowed: boolean
  /** The time when the response arrived, in milliseconds since 1970. */
  at: number
  /** Whether the last other request failed. */
  isFailing: boolean
  /** Whether data of the endpoint failed verification. */
  hasFailedVerification: boolean
}

/** Returns an endpoint's health based on its last response to the status call. */
export function healthOf(check: Check): Health {
  const { status, error, checking, slowed, at, isFailing, hasFailedVerification } = check
  if (error) return { state: isRateLimited(error) ? 'rate-limited' : 'disconnected', stage: '' }
  if (!status) {
    return { state: slowed ? 'rate-limited' : checking ? 'checking' : 'unknown', stage: '' }
  }
  const health = healthOfStatus(status, at)
  if (hasFailedVerification) return { ...health, state: 'failed-verification' }
  return isFailing && health.state === 'synced' ? { ...health, state: 'requests-failing' } : health
}

/** Returns the same for an endpoint that has responded. */
export function healthOfStatus(status: NetworkStatusResponse, at: number): Health {
  const { synced, stage: reported = '' } = status.sync_status
  const stage = reported.trim()
  if (synced === false) return { state: 'syncing', stage }
  if (/error/i.test(stage)) return { state: 'failing', stage }
  if (isStale(status.current_block_timestamp, at)) return { state: 'stale', stage }
  return { state: synced === true ? 'synced' : 'status-unknown', stage }
}

/**
 * Returns whether the endpoint rate-limited the request. A 429 is still a response, so the endpoint
 * is reachable.
 */
function isRateLimited(error: unknown): boolean {
  return failureKind(error) === 'rate-limited'
}
