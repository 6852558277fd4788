import type { MempoolItem } from '../../features/mempool/lifecycle'
import { byFee } from '../../features/mempool/queue/by-fee'

/** The orders of the pending transactions. The specification's, newest first, is the default. */
export const orders = ['newest', 'fee'] as const
export type Order = (typeof orders)[number]

/** Sorts rows, newest first, by the given order. Transactions without a known fee come last. */
export function sortedBy(order: Order, rows: readonly MempoolItem[]): readonly MempoolItem[] {
  return order === 'newest' ? rows : byFee(rows)
}
