import { readInteger } from './arguments'
import type { InvalidArgument } from './arguments'
import { isRateLimitError, isRetriable } from '../error-kinds'
import type { RequestOptions, RetryOptions } from './options'

/** Resolved retry settings. */
export interface RetryPolicy extends Record<'limit' | 'delay' | 'maxDelay', number> {
  onGiveUp?: RetryOptions['onGiveUp']
}

export const DEFAULT_RETRY: RetryPolicy = { limit: 3, delay: 1000, maxDelay: 30_000 }

/** Overrides a client's retry settings with those of a call. Values that are `undefined` are ignored. */
export function mergeRetry(base: RetryPolicy, retry: RequestOptions['retry']): RetryPolicy {
  if (retry === false) return { ...base, limit: 0, onGiveUp: undefined }
  const changes: RetryOptions = typeof retry === 'object' ? retry : { limit: retry }
  const known = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...base, ...Object.fromEntries(known) }
}

/** @throws {InvalidRequestError} If a setting is invalid or unknown. */
export function checkRetry(retry: RequestOptions['retry'], invalidArgument: InvalidArgument): void {
  if (retry === undefined || retry === false) return
  if (typeof retry === 'number') {
    readInteger(retry, 'retry', 0, invalidArgument)
    return
  }
  if (typeof retry !== 'object' || retry === null) {
    throw invalidArgument('retry', 'must be false, a number or an object')
  }
  const { onGiveUp, ...numbers } = retry
  if (onGiveUp !== undefined && typeof onGiveUp !== 'function') {
    throw invalidArgument('retry.onGiveUp', 'must be a function')
  }
  for (const [name, value] of Object.entries(numbers)) {
    if (!(name in DEFAULT_RETRY)) {
      throw invalidArgument(
        `retry.${name}`,
        'is not a known option; expected limit, delay, maxDelay, onGiveUp',
      )
    }
    readInteger(value, `retry.${name}`, 0, invalidArgument)
  }
}

/**
 * Returns the number of milliseconds until the next attempt, or `undefined` if the call must not be
 * retried.
 */
export function nextWait(error: unknown, attempt: number, policy: RetryPolicy): number | undefined {
  if (attempt > policy.limit || !isRetriable(error)) return undefined
  const retryAfterMs = isRateLimitError(error) ? (error.retryAfter ?? 0) * 1000 : 0
  return retryAfterMs > policy.maxDelay
    ? undefined
    : Math.max(retryAfterMs, backOff(attempt, policy))
}

/** Returns an exponential delay that varies by ±25%, so that clients don't all retry at the same time. */
export function backOff(attempt: number, { delay, maxDelay }: RetryPolicy): number {
  const jitter = 0.75 + Math.random() / 2
  return Math.min(maxDelay, delay * 2 ** (attempt - 1) * jitter)
}
