import { type MempoolItem } from '../../features/mempool/lifecycle'

/** The orders of the pending transactions. The specification's, newest first, is the default. */
export const orders = ['newest', 'fee'] as const
export type Order = (typeof orders)[number]

/** Sorts rows, newest first, by the given order. Transactions without a known fee come last. */
export function sortedBy(order: Order, rows: readonly MempoolItem[]): readonly MempoolItem[] {
  if (order === 'newest') return rows
  const feeOf = ({ transaction }: MempoolItem) => transaction?.fee ?? -1n
  return rows.toSorted((a, b) => compare(feeOf(b), feeOf(a)))
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
