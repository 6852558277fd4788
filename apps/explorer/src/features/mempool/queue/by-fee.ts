import type { MempoolItem } from '../lifecycle'

/** Sorts rows by fee, highest first, and otherwise as they are. Unknown fees come last. */
export function byFee(rows: readonly MempoolItem[]): readonly MempoolItem[] {
  return rows.toSorted((a, b) => compare(feeOf(b), feeOf(a)))
}

function feeOf({ transaction }: MempoolItem): bigint {
  return transaction?.fee ?? -1n
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
