import { type Check, verifyRichList } from '@mcm/proof'
import { loadedAccounts } from '../accounts/accounts'
import type { RichListPage } from '../../../data/rich-list-queries'

/** The sum of the loaded accounts, compared with the endpoint's supply. */
export interface SupplyCheck {
  /**
   * `partial`: consistent so far; accounts not loaded have the rest of the supply. `empty`: there
   * are no accounts.
   */
  state: 'empty' | 'whole' | 'partial' | 'failed' | 'two-ledgers' | 'not-reported'
  loaded: number
  /** nanoMCM. */
  sum: bigint
  /** nanoMCM; null if the endpoint doesn't report it. */
  supply: bigint | null
  checks: readonly Check[]
}

/**
 * Compares the balances of the loaded ranks with the circulating supply. Sums over ranks, not
 * accounts: two with equal balances may swap between pages, and then one of them appears twice.
 */
export function checkSupply(pages: readonly RichListPage[]): SupplyCheck | undefined {
  const newest = pages.at(-1)
  if (!newest) return undefined
  const { total, supply, block } = newest
  const { balances, sum } = loadedAccounts(pages)
  const seen = { loaded: balances.length, sum, supply }
  if (supply === null) return { ...seen, state: 'not-reported', checks: [] }
  // If the list spans two ledgers, a balance may be missing or counted twice although the
  // endpoint is honest.
  if (pages.some((page) => page.block.index !== block.index)) {
    return { ...seen, state: 'two-ledgers', checks: [] }
  }
  const checks = verifyRichList({
    balances,
    totalAccounts: total,
    circulatingSupply: supply,
    height: block.index,
  })
  const failed = checks.some(({ outcome }) => outcome === 'failed')
  const fitting = balances.length < total ? 'partial' : 'whole'
  const state = failed ? 'failed' : balances.length === 0 ? 'empty' : fitting
  return { ...seen, state, checks }
}
