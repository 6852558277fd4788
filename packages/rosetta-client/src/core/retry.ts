import { isRetriable, isRosettaError } from '../error-kinds'
import type { RequestOptions, RetryOptions } from './options'

/** Retry settings with nothing left open. */
export type RetryPolicy = Record<keyof RetryOptions, number>

export const DEFAULT_RETRY: RetryPolicy = { limit: 3, delay: 1000, maxDelay: 30_000 }

/** The settings of one call over those of its client. */
export function mergeRetry(base: RetryPolicy, retry: RequestOptions['retry']): RetryPolicy {
  if (retry === undefined) return base
  if (retry === false) return { ...base, limit: 0 }
  if (typeof retry === 'number') return { ...base, limit: retry }
  return { ...base, ...retry }
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
