import { trueTime } from '../../../shared/true-time'

/**
 * Age from which a tip counts as stale. A synced chain has a new block every few minutes, because a
 * pseudo block follows after 238 seconds without a solution. An endpoint with an older tip than
 * this is behind.
 */
const BEHIND_AFTER_MS = 10 * 60 * 1000

/** Returns whether a tip with this time (milliseconds since 1970) is too old for a synced chain. */
export function isStale(tipTime: number, now = trueTime()): boolean {
  return now - tipTime > BEHIND_AFTER_MS
}
