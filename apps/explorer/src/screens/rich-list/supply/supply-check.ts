import { type Check, verifyRichList } from '@mcm/proof'
import { loadedAccounts } from '../accounts/accounts'
import type { RichListPage } from '../../../data/rich-list-queries'

/** What the loaded accounts add up to, beside what the endpoint says there is. */
export interface SupplyCheck {
  /**
   * `partial`: they fit the supply, of which the accounts not loaded hold the rest. `empty`: there are
   * none to add up.
   */
  state: 'empty' | 'whole' | 'partial' | 'failed' | 'two-ledgers' | 'not-told'
  loaded: number
  /** nanoMCM. */
  sum: bigint
  /** nanoMCM; null where the endpoint does not say. */
  supply: bigint | null
  checks: readonly Check[]
}

/**
 * Compares the balances of the loaded ranks with the circulating supply. Ranks are added up, not
 * accounts: two of equal balance may change places between pages, and then one of them comes twice.
 */
export function checkSupply(pages: readonly RichListPage[]): SupplyCheck | undefined {
  const newest = pages.at(-1)
  if (!newest) return undefined
  const { total, supply, block } = newest
  const { balances, sum } = loadedAccounts(pages)
  const seen = { loaded: balances.length, sum, supply }
  if (supply === null) return { ...seen, state: 'not-told', checks: [] }
  // Of two ledgers a balance may be there twice, or not at all, though nobody lied.
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
