import { type Check, verifyRichList } from '@mcm/proof'
import { loadedAccounts } from '../accounts/accounts'
import type { RichListPage } from '../../../data/rich-list-queries'

/** The sum of the loaded balances, compared with the supply that the endpoint reports. */
export interface SupplyCheck {
  /**
   * The result. `partial`: the balances are consistent so far, and accounts that haven't loaded
   * have the rest of the supply. `empty`: there are no accounts.
   */
  state: 'empty' | 'whole' | 'partial' | 'failed' | 'two-ledgers' | 'not-reported'
  loaded: number
  /** nanoMCM. */
  sum: bigint
  /** The supply in nanoMCM, or null if the endpoint doesn't report it. */
  supply: bigint | null
  checks: readonly Check[]
}

/**
 * Compares the balances at the loaded ranks with the circulating supply. It adds up ranks instead
 * of accounts: two accounts with equal balances may swap between pages, and one of them then
 * appears twice.
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
