import type { Check } from '@mcm/proof'
import type { Query, QueryClient } from '@tanstack/react-query'
import { failureKind } from './failure'
import { endpointOf, keys, kindOf } from './keys'

const failing = new Set<string>()
/** Hashes of the queries whose last completed request failed. */
const failedQueries = new Set<string>()
/** Endpoints whose last status call failed. */
const down = new Set<string>()
/** The failed checks of each endpoint, until the same check of the same thing passes. */
const failedChecks = new Map<string, Set<string>>()
const listeners = new Set<() => void>()

/**
 * Follows whether an endpoint's last completed request failed, or its data failed verification, so
 * that its state isn't shown as good only because the status call works. Status calls aren't
 * counted, but what failed is requested again when they succeed again.
 */
export function watchEndpointFailures(queries: QueryClient): void {
  const statusKind = kindOf({ queryKey: keys.status('') })
  const verificationKind = kindOf({ queryKey: keys.verifications('') })
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') failedQueries.delete(event.query.queryHash)
    if (event.type !== 'updated') return
    const { action, query } = event
    const endpoint = endpointOf(query)
    if (kindOf(query) === statusKind) {
      if (action.type === 'error') down.add(endpoint)
      if (action.type === 'success') recover(queries, endpoint, down.delete(endpoint))
      return
    }
    if (kindOf(query) === verificationKind) {
      if (action.type === 'success') reportChecks(endpoint, checksIn(action.data))
      return
    }
    if (action.type === 'success' || action.type === 'error') failedQueries.delete(query.queryHash)
    if (action.type === 'success' && !action.manual) reportSuccess(queries, endpoint)
    // The first failure of a request that is retried, or of one that isn't.
    if ((action.type === 'failed' || action.type === 'error') && isFailure(action.error)) {
      recheck(queries, endpoint)
      if (action.type === 'error') {
        failedQueries.add(query.queryHash)
        report(endpoint, true)
      }
    }
  })
}

/** Requests again what failed, whenever the status shows that the endpoint responds. */
function recover(queries: QueryClient, endpoint: string, wasDown: boolean): void {
  const active = queries.getQueryCache().findAll({ type: 'active' })
  if (active.some(({ state }) => state.status === 'error')) {
    void import('./retry-failed')
      .then(({ retryFailed }) =>
        retryFailed(queries, endpoint, wasDown, () => reportSuccess(queries, endpoint)),
      )
      // Without its code, the visitor can still try again.
      .catch(() => undefined)
  }
}

/** No status is polled more often than the mempool (specification, section 9). */
const RECHECK_AFTER_MS = 5000

/**
 * Requests the status of a displayed endpoint at once, because another request to it has just
 * failed. Its next poll may be half a minute away.
 */
function recheck(queries: QueryClient, endpoint: string): void {
  const queryKey = keys.status(endpoint)
  const state = queries.getQueryState(queryKey)
  if (state?.status !== 'success' || Date.now() - state.dataUpdatedAt < RECHECK_AFTER_MS) return
  void queries.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false })
}

/** Returns whether an endpoint's last completed request failed, or the last of one that is repeated. */
export function isFailing(endpoint: string): boolean {
  return failing.has(endpoint)
}

/** Returns whether data of an endpoint failed verification. */
export function hasFailedVerification(endpoint: string): boolean {
  return (failedChecks.get(endpoint)?.size ?? 0) > 0
}

/** Calls a listener whenever an endpoint starts or stops failing. */
export function subscribeToFailures(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * A call that works says nothing of another that the screen repeats and that still fails: the state
 * would be good for a moment whenever a block arrives.
 */
function reportSuccess(queries: QueryClient, endpoint: string): void {
  const active = queries.getQueryCache().findAll({ type: 'active' })
  const isStillFailing = active.some(
    (query) =>
      endpointOf(query) === endpoint && failedQueries.has(query.queryHash) && isRepeated(query),
  )
  if (!isStillFailing) report(endpoint, false)
}

function isRepeated(query: Query): boolean {
  return query.observers.some(({ options: { refetchInterval } }) =>
    typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval,
  )
}

function report(endpoint: string, isNowFailing: boolean): void {
  if (failing.has(endpoint) === isNowFailing) return
  if (isNowFailing) failing.add(endpoint)
  else failing.delete(endpoint)
  for (const listener of listeners) listener()
}

/** Returns the checks in the data of a verification. The steps of a proof of work have none. */
function checksIn(data: unknown): readonly Check[] {
  const { checks = [] } = Object(data) as { checks?: readonly Check[] }
  return checks
}

function reportChecks(endpoint: string, checks: readonly Check[]): void {
  const before = hasFailedVerification(endpoint)
  const failed = failedChecks.get(endpoint) ?? new Set()
  failedChecks.set(endpoint, failed)
  for (const { id, subject, outcome } of checks) {
    if (outcome === 'failed') failed.add(`${subject} ${id}`)
    if (outcome === 'verified') failed.delete(`${subject} ${id}`)
  }
  if (hasFailedVerification(endpoint) === before) return
  for (const listener of listeners) listener()
}

/** An endpoint that responds that it has no such block, or too fast, works. */
function isFailure(error: unknown): boolean {
  const kind = failureKind(error)
  return kind === 'unreachable' || kind === 'timeout' || kind === 'internal'
}
