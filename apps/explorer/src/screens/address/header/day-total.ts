import { earnedBeside, type Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'

/** What moved on one day, as far as it is loaded. */
export interface DayTotal {
  received: bigint
  sent: bigint
  count: number
  /** Whether `received` includes the day's rewards and mining fees. */
  hasAllMined: boolean
  /** Whether every transaction of the day is loaded. */
  isComplete: boolean
}

/**
 * Adds up the confirmed movements since the start of a day, back to the first whose time is unknown.
 * Returns undefined if that is the newest.
 *
 * @param movements Newest first.
 * @param start In milliseconds since 1970.
 * @param hasMore Whether there are older movements than these.
 */
export function dayTotal(
  movements: readonly Movement[],
  { times }: MovementTimes,
  start: number,
  hasMore: boolean,
): DayTotal | undefined {
  const total: DayTotal = {
    received: 0n,
    sent: 0n,
    count: 0,
    hasAllMined: true,
    isComplete: !hasMore,
  }
  for (const movement of movements) {
    const { amount, transaction } = movement
    const { block, status } = transaction
    if (!block || status !== 'SUCCESS') continue
    const at = times.get(block.hash)
    // Older ones may have no time yet.
    if (!at) return total.count > 0 ? { ...total, isComplete: false } : undefined
    if (at.time < start) return { ...total, isComplete: true }
    total.count += 1
    total.received += earnedBeside(movement)
    if (typeof amount !== 'bigint') total.hasAllMined = false
    else if (amount < 0n) total.sent -= amount
    else total.received += amount
  }
  return total
}
