import { isRetriable } from '@mcm/rosetta-client'
import { retryAfterMs } from './retry-after'

const SECOND = 1000

/** What a screen's loader has asked for is not asked for again by the screen. */
export const JUST_ASKED_MS = 2 * SECOND

/** So many refusals in a row are a pace; more of them, or a longer wait, are a failure. */
const REFUSALS = 10
const LONGEST_WAIT_MS = 10 * SECOND
/** The same for a list that goes on for long anyway. */
const PATIENCE = 20

/**
 * How often a failed query is asked again; an answer such as 'not found' never is. A refusal for there
 * were too many requests is no failure: the query waits for its turn.
 */
export function retryUpTo(times: number) {
  return (failures: number, error: Error) => {
    const asked = retryAfterMs(error)
    if (asked !== undefined) return asked <= LONGEST_WAIT_MS && failures < REFUSALS
    return failures < times && isRetriable(error)
  }
}

/** A list that is read page by page keeps waiting as long as the server asks it to, within reason. */
export function retryPatiently(failures: number, error: Error): boolean {
  return retryAfterMs(error) === undefined ? retryUpTo(3)(failures, error) : failures < PATIENCE
}

/** 1 s, 2 s, 4 s …, at most 30 s (specification, section 9). After a refusal the pace knows how long. */
export function backOff(failures: number, error: Error): number {
  if (retryAfterMs(error) !== undefined) return 0
  return Math.min(SECOND * 2 ** failures, 30 * SECOND)
}
