import { isRetriable } from '@mcm/rosetta-client'
import { retryAfterMs } from './retry-after'

const SECOND = 1000

/**
 * Age up to which data counts as just requested. A screen doesn't repeat the requests that its
 * loader has made.
 */
export const JUST_REQUESTED_MS = 2 * SECOND

/**
 * Maximum number of consecutive rate-limit errors that count as normal pacing. More errors, or a
 * longer wait, count as a failure.
 */
const MAX_RATE_LIMIT_ERRORS = 10
const LONGEST_WAIT_MS = 10 * SECOND
/** The same limit for a list that takes a long time to load anyway. */
const PATIENCE = 20

/**
 * Returns whether to retry a failed query. Responses such as 'not found' are never retried. A
 * rate-limit error doesn't count as a failure, because the query only waits for its turn.
 */
export function retryUpTo(times: number) {
  return (failures: number, error: Error) => {
    const asked = retryAfterMs(error)
    if (asked !== undefined) return asked <= LONGEST_WAIT_MS && failures < MAX_RATE_LIMIT_ERRORS
    return failures < times && isRetriable(error)
  }
}

/**
 * Returns whether to retry a list that is read page by page. It keeps waiting as long as the server
 * requires, within limits.
 */
export function retryPatiently(failures: number, error: Error): boolean {
  return retryAfterMs(error) === undefined ? retryUpTo(3)(failures, error) : failures < PATIENCE
}

/**
 * Returns the delay before a retry: 1 s, 2 s, 4 s …, at most 30 s (specification, section 9). After
 * a rate-limit error, the pace determines the delay.
 */
export function backOff(failures: number, error: Error): number {
  if (retryAfterMs(error) !== undefined) return 0
  return Math.min(SECOND * 2 ** failures, 30 * SECOND)
}
