import { isRateLimitError, isRetriable } from '@mcm/rosetta-client'

const SECOND = 1000

/**
 * Age up to which data counts as just requested, in milliseconds. A component doesn't repeat the requests
 * that a loader has just made.
 *
 * @example
 * ```ts
 * import { JUST_REQUESTED_MS } from '@mcm/react/query'
 *
 * JUST_REQUESTED_MS // => 2000
 * ```
 */
export const JUST_REQUESTED_MS = 2 * SECOND

/**
 * Maximum number of consecutive rate-limit errors that count as normal pacing. More errors, or a longer
 * wait, count as a failure.
 */
const MAX_RATE_LIMIT_ERRORS = 10
const LONGEST_WAIT_MS = 10 * SECOND
/** The same limit for a list that takes a long time to load anyway. */
const PATIENCE = 20
/**
 * Longest wait to accept, in seconds. A wait of more than an hour means that the endpoint uses the wrong
 * units or has the wrong time.
 */
const LONGEST_S = 3600

/**
 * Returns how long to wait after a rate-limit error, in milliseconds. The result is 0 if the endpoint
 * doesn't specify the wait, and undefined for other errors.
 *
 * @example
 * ```ts
 * import { retryAfterMs } from '@mcm/react/query'
 *
 * retryAfterMs(new Error('not a rate limit')) // => undefined
 * ```
 */
export function retryAfterMs(error: unknown): number | undefined {
  if (!isRateLimitError(error)) return undefined
  return Math.min(error.retryAfter ?? 0, LONGEST_S) * SECOND
}

/**
 * Returns a `retry` option for queries: retries errors that a retry can fix, up to a number of times.
 * Responses such as 'not found' are never retried. A rate-limit error doesn't count as a failure, because
 * the query only waits for its turn.
 *
 * @example
 * ```ts
 * import { retryUpTo } from '@mcm/react/query'
 *
 * const retry = retryUpTo(3)
 * retry(0, new Error('a mistake in the application')) // => false
 * ```
 */
export function retryUpTo(times: number) {
  return (failures: number, error: Error): boolean => {
    const wait = retryAfterMs(error)
    if (wait !== undefined) return wait <= LONGEST_WAIT_MS && failures < MAX_RATE_LIMIT_ERRORS
    return failures < times && isRetriable(error)
  }
}

/**
 * Returns whether to retry a list that is read page by page, as a `retry` option. It keeps waiting as long
 * as the server requires, within limits.
 *
 * @example
 * ```ts
 * import { retryPatiently } from '@mcm/react/query'
 *
 * retryPatiently(0, new Error('a mistake in the application')) // => false
 * ```
 */
export function retryPatiently(failures: number, error: Error): boolean {
  return retryAfterMs(error) === undefined ? retryUpTo(3)(failures, error) : failures < PATIENCE
}

/**
 * Returns the delay before a retry in milliseconds, as a `retryDelay` option: 1 s, 2 s, 4 s …, at most
 * 30 s. After a rate-limit error, the delay is 0, because the client waits.
 *
 * @example
 * ```ts
 * import { backOff } from '@mcm/react/query'
 *
 * backOff(2, new Error('the connection failed')) // => 4000
 * ```
 */
export function backOff(failures: number, error: Error): number {
  if (retryAfterMs(error) !== undefined) return 0
  return Math.min(SECOND * 2 ** failures, 30 * SECOND)
}
