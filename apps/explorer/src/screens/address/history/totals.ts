import type { Movement } from './movement'

/** What the loaded transactions add up to, in nanoMCM. */
export interface Totals {
  received: bigint
  /** Including the fees that the address paid. */
  sent: bigint
  /** Whether `received` includes all mining fees. It doesn't while their amounts are unknown. */
  hasAllFees: boolean
}

/** Adds up the transactions that took place. Pending and orphaned ones don't count. */
export function totalsOf(movements: readonly Movement[]): Totals {
  const totals: Totals = { received: 0n, sent: 0n, hasAllFees: true }
  for (const { amount, transaction } of movements) {
    if (transaction.status !== 'SUCCESS') continue
    if (typeof amount !== 'bigint') totals.hasAllFees = false
    else if (amount < 0n) totals.sent -= amount
    else totals.received += amount
  }
  return totals
}
