import { readInteger } from './arguments'
import type { Refuse } from './arguments'
import { isRetriable, isRosettaError } from '../error-kinds'
import type { RequestOptions, RetryOptions } from './options'

/** Retry settings with nothing left open. */
export interface RetryPolicy extends Record<'limit' | 'delay' | 'maxDelay', number> {
  onGiveUp?: RetryOptions['onGiveUp']
}

export const DEFAULT_RETRY: RetryPolicy = { limit: 3, delay: 1000, maxDelay: 30_000 }

/** The settings of one call over those of its client; what is undefined leaves them as they are. */
export function mergeRetry(base: RetryPolicy, retry: RequestOptions['retry']): RetryPolicy {
  if (retry === undefined) return base
  if (retry === false) return { ...base, limit: 0, onGiveUp: undefined }
  if (typeof retry === 'number') return { ...base, limit: retry }
  const { limit = base.limit, delay = base.delay, maxDelay = base.maxDelay } = retry
  return { limit, delay, maxDelay, onGiveUp: retry.onGiveUp ?? base.onGiveUp }
}

/** @throws {InvalidRequestError} For settings that would retry forever or not at all by mistake. */
export function checkRetry(retry: RequestOptions['retry'], refuse: Refuse): void {
  if (retry === undefined || retry === false) return
  if (typeof retry === 'number') {
    readInteger(retry, 'retry', 0, refuse)
    return
  }
  if (typeof retry !== 'object' || retry === null) {
    throw refuse('retry', 'must be false, a number or an object')
  }
  const { onGiveUp, ...numbers } = retry
  if (onGiveUp !== undefined && typeof onGiveUp !== 'function') {
    throw refuse('retry.onGiveUp', 'must be a function')
  }
  for (const [name, value] of Object.entries(numbers)) {
    if (!(name in DEFAULT_RETRY)) {
      throw refuse(`retry.${name}`, 'is not an option; expected limit, delay, maxDelay, onGiveUp')
    }
    readInteger(value, `retry.${name}`, 0, refuse)
  }
}

/** Milliseconds until the next attempt, or undefined when another can't help or must not be made. */
export function nextWait(error: unknown, attempt: number, policy: RetryPolicy): number | undefined {
  if (attempt > policy.limit || !isRetriable(error)) return undefined
  const asked = isRosettaError(error, 'RateLimitError') ? (error.retryAfter ?? 0) * 1000 : 0
  return asked > policy.maxDelay ? undefined : Math.max(asked, backOff(attempt, policy))
}

/** Doubles with each attempt, with a quarter of jitter either way so that clients do not return in step. */
export function backOff(attempt: number, { delay, maxDelay }: RetryPolicy): number {
  const jitter = 0.75 + Math.random() / 2
  return Math.min(maxDelay, delay * 2 ** (attempt - 1) * jitter)
}
