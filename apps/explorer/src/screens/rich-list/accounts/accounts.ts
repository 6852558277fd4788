import { matchingAccounts } from '../../../data/matching-accounts'
import type { RichAccount, RichListPage } from '../../../data/rich-list-queries'

/** The combined accounts of all loaded pages. */
export interface LoadedAccounts {
  pages: readonly RichListPage[]
  /**
   * The accounts in order, without duplicates. An account that moved between pages keeps its first
   * position.
   */
  accounts: readonly RichAccount[]
  /** The balance at each rank, in nanoMCM. An account that moved counts at both ranks. */
  balances: readonly bigint[]
  /** Sum of the balances at all ranks before each rank, in nanoMCM. */
  heldBefore: readonly bigint[]
  /** Sum of the balances at all ranks, in nanoMCM. */
  sum: bigint
}

const none: LoadedAccounts = { pages: [], accounts: [], balances: [], heldBefore: [], sum: 0n }

interface Progress {
  loaded: LoadedAccounts
  addresses: Set<string>
}

/** The part of each list that has already been combined, keyed by the list's first page. */
const progress = new WeakMap<RichListPage, Progress>()

/** Combines the pages of a list. If a list has grown, only the new pages are added. */
export function loadedAccounts(pages: readonly RichListPage[]): LoadedAccounts {
  const [first] = pages
  if (!first) return none
  const before = progress.get(first)
  const goesOn = before?.loaded.pages.every((page, at) => page === pages[at]) ?? false
  const { loaded, addresses } = before && goesOn ? before : { loaded: none, addresses: new Set() }
  const added = pages.slice(loaded.pages.length).flatMap((page) => page.accounts)
  if (added.length === 0 && loaded.pages.length === pages.length) return loaded
  const isNew = ({ address }: RichAccount) => {
    const { size } = addresses
    return addresses.add(address).size > size
  }
  const balances = added.map(({ balance }) => balance)
  let { sum } = loaded
  const heldBefore = balances.map((balance) => {
    sum += balance
    return sum - balance
  })
  const now: LoadedAccounts = {
    pages,
    accounts: [...loaded.accounts, ...added.filter(isNew)],
    balances: [...loaded.balances, ...balances],
    heldBefore: [...loaded.heldBefore, ...heldBefore],
    sum,
  }
  progress.set(first, { loaded: now, addresses: addresses as Set<string> })
  return now
}

/**
 * Returns the rank at which the list switches to a newer ledger, and that ledger's block. Returns
 * undefined if the list doesn't switch.
 */
export function ledgerChange(
  pages: readonly RichListPage[],
): { rank: number; block: number } | undefined {
  for (const [at, page] of pages.entries()) {
    const before = pages[at - 1]
    const rank = page.accounts[0]?.rank
    if (before && rank !== undefined && before.block.index !== page.block.index) {
      return { rank, block: page.block.index }
    }
  }
  return undefined
}

interface Found {
  needle: string
  among: readonly RichAccount[]
  matches: readonly RichAccount[]
}

/** The last matches in each list, keyed by the list's first account. */
const lastFound = new WeakMap<RichAccount, Found>()

/**
 * Returns the same for a list that grows. Accounts that have already been searched aren't searched
 * again.
 */
export function matchesSoFar(
  accounts: readonly RichAccount[],
  needle: string,
): readonly RichAccount[] {
  const [first] = accounts
  if (!first) return []
  const last = lastFound.get(first)
  const goesOn = last?.needle === needle && last.among.at(-1) === accounts[last.among.length - 1]
  const before = goesOn ? last : { among: [], matches: [] }
  const added = matchingAccounts(accounts.slice(before.among.length), needle)
  const matches = added.length > 0 ? [...before.matches, ...added] : before.matches
  lastFound.set(first, { needle, among: accounts, matches })
  return matches
}
