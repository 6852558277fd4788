import { isRetriable } from '@mcm/rosetta-client'
import { retryAfterMs } from './retry-after'

const SECOND = 1000

/** A screen doesn't repeat the requests its loader has made. */
export const JUST_REQUESTED_MS = 2 * SECOND

/**
 * This many rate-limit errors in a row are normal pacing; more, or a longer wait, count as a
 * failure.
 */
const MAX_RATE_LIMIT_ERRORS = 10
const LONGEST_WAIT_MS = 10 * SECOND
/** The same for a list that takes long anyway. */
const PATIENCE = 20

/**
 * Returns whether to retry a failed query; responses such as 'not found' are never retried. A
 * rate-limit error isn't a failure: the query waits for its turn.
 */
export function retryUpTo(times: number) {
  return (failures: number, error: Error) => {
    const asked = retryAfterMs(error)
    if (asked !== undefined) return asked <= LONGEST_WAIT_MS && failures < MAX_RATE_LIMIT_ERRORS
    return failures < times && isRetriable(error)
  }
}

/** A list read page by page keeps waiting as long as the server requires, within limits. */
export function retryPatiently(failures: number, error: Error): boolean {
  return retryAfterMs(error) === undefined ? retryUpTo(3)(failures, error) : failures < PATIENCE
}

/**
 * 1 s, 2 s, 4 s …, at most 30 s (specification, section 9). After a rate-limit error the pace
 * sets the delay.
 */
export function backOff(failures: number, error: Error): number {
  if (retryAfterMs(error) !== undefined) return 0
  return Math.min(SECOND * 2 ** failures, 30 * SECOND)
}
