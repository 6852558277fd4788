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

/** The whole, in the unit of rounded shares: a tenth of a percent. */
export const WHOLE = 1000

/**
 * Rounds the parts of a whole to tenths of a percent that add up, to 100% if the parts are all of
 * it. Each part is rounded down, and those that lose most get the missing tenths.
 */
export function roundShares(parts: readonly bigint[], whole: bigint): number[] {
  const scaled = parts.map((part) => part * BigInt(WHOLE))
  const shares = scaled.map((part) => Number(part / whole))
  const exact = Number(scaled.reduce((sum, part) => sum + part, 0n) / whole)
  const missing = exact - shares.reduce((sum, share) => sum + share, 0)
  const places = parts.map((_, at) => at)
  const loss = (at: number) => Number((scaled[at] ?? 0n) % whole)
  const raised = new Set(places.sort((a, b) => loss(b) - loss(a)).slice(0, missing))
  return shares.map((share, at) => (raised.has(at) ? share + 1 : share))
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

/** Shares in tenths of a percent, rounded together so that they add up. */
export interface BandShares {
  /** The share of each band. */
  shares: number[]
  /** The share of each band and all richer ones. */
  sharesToHere: number[]
  /** The share of all others, if they hold anything. */
  rest: number | undefined
}

/** Returns the rounded shares of the bands and of all others. */
export function bandShares(known: readonly Band[], total: number, supply: bigint): BandShares {
  const { to: lastRank = 0, heldToHere = 0n } = known.at(-1) ?? {}
  const rest = supply - heldToHere
  const hasRest = lastRank < total && rest > 0n
  const held = known.map((band) => band.held)
  const rounded = roundShares(hasRest ? [...held, rest] : held, supply)
  const shares = rounded.slice(0, known.length)
  let sum = 0
  const sharesToHere = shares.map((share) => (sum += share))
  return { shares, sharesToHere, rest: rounded[known.length] }
}
