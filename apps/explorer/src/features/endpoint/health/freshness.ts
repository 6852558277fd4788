import { trueTime } from '../../../shared/true-time'

/**
 * A synced chain has a new block every few minutes: after 238 seconds without a solution a
 * pseudo block follows. An endpoint with an older tip than this is behind.
 */
const BEHIND_AFTER_MS = 10 * 60 * 1000

/**
 * Returns whether a tip of that time (milliseconds since 1970) is too old for a synced chain.
 */
export function isStale(tipTime: number, now = trueTime()): boolean {
  return now - tipTime > BEHIND_AFTER_MS
}
