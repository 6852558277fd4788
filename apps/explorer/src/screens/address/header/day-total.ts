import type { Movement } from '../history/movement'
import { isUnchecked, NO_TOTALS, plus, type Totals, totalsOf } from '../history/totals'
import type { EstimatedTimes } from '../../../data/use-estimated-times'

/** What moved on one day, as far as it is loaded. */
export interface DayTotal extends Totals {
  count: number
  /** Whether every transaction of the day is loaded. */
  isComplete: boolean
}

/**
 * Adds up the confirmed movements since the start of a day, back to the first whose time is unknown.
 * Returns undefined if that is the newest, or if it isn't known whether one of them took place. The
 * total isn't complete if the times on either side of the start are estimates, because a movement
 * could be on the other side.
 *
 * @param movements Newest first.
 * @param start In milliseconds since 1970.
 * @param hasMore Whether there are older movements than these.
 */
export function dayTotal(
  movements: readonly Movement[],
  { times }: Pick<EstimatedTimes, 'times'>,
  start: number,
  hasMore: boolean,
): DayTotal | undefined {
  let total: DayTotal = { ...NO_TOTALS, count: 0, isComplete: !hasMore }
  let isExact = true
  for (const movement of movements) {
    const { block, status } = movement.transaction
    if (isUnchecked(movement)) return undefined
    if (!block || status !== 'SUCCESS') continue
    const at = times.get(block.hash)
    // Older ones may have no time yet.
    if (!at) return total.count > 0 ? { ...total, isComplete: false } : undefined
    if (at.time < start) return { ...total, isComplete: isExact && !at.isAbout }
    isExact = !at.isAbout
    total = { ...total, ...plus(total, movement), count: total.count + 1 }
  }
  return { ...total, isComplete: total.isComplete && isExact }
}

/** Adds up all movements of a day. */
export function sumUp(movements: readonly Movement[]): DayTotal {
  const count = movements.filter(({ transaction }) => transaction.status === 'SUCCESS').length
  return { ...totalsOf(movements), count, isComplete: true }
}
