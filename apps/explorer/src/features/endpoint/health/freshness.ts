import { trueTime } from '../../../shared/true-time'

/**
 * A chain in step has a new block every few minutes at most: after 238 seconds without a solution
 * comes a pseudo block. A tip older than this is that of an endpoint that is behind.
 */
const BEHIND_AFTER_MS = 10 * 60 * 1000

/** Whether a tip solved at that time (milliseconds since 1970) is too old for a chain in step. */
export function isStale(tipTime: number, now = trueTime()): boolean {
  return now - tipTime > BEHIND_AFTER_MS
}
