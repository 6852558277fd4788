import { earnedBeside, type Movement } from './movement'

/** What the loaded transactions add up to, in nanoMCM. */
export interface Totals {
  received: bigint
  /** Including the fees that the address paid. */
  sent: bigint
  /** Whether `received` includes all rewards and mining fees. It doesn't while some are unknown. */
  hasAllMined: boolean
}

/** Adds up the transactions that took place. Pending and orphaned ones don't count. */
export function totalsOf(movements: readonly Movement[]): Totals {
  const totals: Totals = { received: 0n, sent: 0n, hasAllMined: true }
  for (const movement of movements) {
    const { amount, transaction } = movement
    if (transaction.status !== 'SUCCESS') continue
    totals.received += earnedBeside(movement)
    if (typeof amount !== 'bigint') totals.hasAllMined = false
    else if (amount < 0n) totals.sent -= amount
    else totals.received += amount
  }
  return totals
}
