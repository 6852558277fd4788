import type { RichAccount } from '../../../data/rich-list-queries'

/** The last rank of each band in the plot. */
const BOUNDS = [10, 100, 1000] as const
/** The last rank of the last band. */
export const TOP = BOUNDS[2]

/** Consecutive ranks and their balances. */
export interface Band {
  from: number
  to: number
  /** Sum of the balances at these ranks, in nanoMCM. */
  held: bigint
  /** Sum of the balances at these ranks and all richer ones, in nanoMCM. */
  heldToHere: bigint
}

/**
 * Returns the balances of the top 10, 100 and 1,000 accounts, as far as those accounts have loaded.
 */
export function bands(accounts: readonly RichAccount[], total: number): Band[] {
  const found: Band[] = []
  let heldToHere = 0n
  for (const [at, bound] of BOUNDS.entries()) {
    const from = at === 0 ? 1 : (BOUNDS[at - 1] ?? 0) + 1
    const to = Math.min(bound, total)
    if (from > to || accounts.length < to) break
    const held = accounts.slice(from - 1, to).reduce((sum, { balance }) => sum + balance, 0n)
    heldToHere += held
    found.push({ from, to, held, heldToHere })
  }
  return found
}
