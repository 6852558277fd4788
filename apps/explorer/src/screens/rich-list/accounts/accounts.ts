import type { RichAccount, RichListPage } from '../../../data/rich-list-queries'

/** What the pages that have come hold together. */
export interface LoadedAccounts {
  pages: readonly RichListPage[]
  /** In order, each once: one that moved while pages came keeps its first place. */
  accounts: readonly RichAccount[]
  /** Of the ranks, in nanoMCM: an account that moved is in two of them. */
  balances: readonly bigint[]
  /** nanoMCM of all ranks. */
  sum: bigint
}

const none: LoadedAccounts = { pages: [], accounts: [], balances: [], sum: 0n }

interface Progress {
  loaded: LoadedAccounts
  addresses: Set<string>
}

/** How far each list was added up, by its first page. */
const progress = new WeakMap<RichListPage, Progress>()

/** Adds up the pages of a list; of one that has grown since, only the new pages. */
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
  const now: LoadedAccounts = {
    pages,
    accounts: [...loaded.accounts, ...added.filter(isNew)],
    balances: [...loaded.balances, ...balances],
    sum: balances.reduce((sum, balance) => sum + balance, loaded.sum),
  }
  progress.set(first, { loaded: now, addresses: addresses as Set<string> })
  return now
}

/** Where the list goes over to a newer ledger, and to that of which block; undefined when it does not. */
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

/** What is searched for in every address: lower case without 0x; empty when there is nothing to search. */
export function readNeedle(text: string): string {
  return text.trim().toLowerCase().replace(/^0x/, '')
}

/** The accounts whose address has the needle in it, in hex or in Base58. */
export function matchingAccounts(accounts: readonly RichAccount[], needle: string): RichAccount[] {
  return accounts.filter(
    ({ address, base58 }) =>
      address.toLowerCase().replace(/^0x/, '').includes(needle) ||
      base58.toLowerCase().includes(needle),
  )
}

interface Found {
  needle: string
  among: readonly RichAccount[]
  matches: readonly RichAccount[]
}

/** What was found last in each list, by its first account. */
const lastFound = new WeakMap<RichAccount, Found>()

/** The same in a list that grows: where it was looked already it is not looked again. */
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
