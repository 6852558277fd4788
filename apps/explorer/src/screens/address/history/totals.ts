import { earnedBeside, isMiningKnown, type Movement } from './movement'

/** What transactions add up to, in nanoMCM. */
export interface Totals {
  received: bigint
  /** Including the fees that the address paid. */
  sent: bigint
  /** Whether `received` includes all rewards and mining fees. It doesn't while some are unknown. */
  hasAllMined: boolean
  /** Number of transactions that aren't included because their place in the chain couldn't be checked. */
  unchecked: number
}

export const NO_TOTALS: Totals = { received: 0n, sent: 0n, hasAllMined: true, unchecked: 0 }

/** Adds up the transactions that took place. Pending and orphaned ones don't count. */
export function totalsOf(movements: readonly Movement[]): Totals {
  const totals = movements
    .filter(({ transaction }) => transaction.status === 'SUCCESS')
    .reduce(plus, NO_TOTALS)
  return { ...totals, unchecked: movements.filter(isUnchecked).length }
}

/** Returns whether it isn't known if the transaction took place, because its block wasn't returned. */
export function isUnchecked({ transaction }: Movement): boolean {
  return transaction.status === 'UNKNOWN'
}

/** Returns totals that include one more transaction. */
export function plus(totals: Totals, movement: Movement): Totals {
  const amount = movement.amount ?? 0n
  return {
    ...totals,
    received: totals.received + earnedBeside(movement) + (amount > 0n ? amount : 0n),
    sent: totals.sent - (amount < 0n ? amount : 0n),
    hasAllMined: totals.hasAllMined && isMiningKnown(movement),
  }
}
