import type { RichAccount } from '../../../data/rich-list-queries'

/** A rank and the share of it and all richer ones, from 0 to 1. */
export interface CurvePoint {
  rank: number
  share: number
}

/**
 * Returns the cumulative share by rank. From rank 100 on, where a logarithmic axis has no room for
 * more, only every 50th is a point.
 */
export function curvePoints(
  accounts: readonly RichAccount[],
  heldBefore: (account: RichAccount) => bigint,
  supply: bigint,
): CurvePoint[] {
  const points: CurvePoint[] = []
  for (const [at, account] of accounts.entries()) {
    const rank = at + 1
    if (rank > 100 && rank % 50 > 0 && rank < accounts.length) continue
    const held = heldBefore(account) + account.balance
    // A faulty endpoint's balances may exceed its supply.
    points.push({ rank, share: Math.min(1, Number((held * 10_000n) / supply) / 10_000) })
  }
  return points
}
