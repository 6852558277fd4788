import type { RichAccount, RichListPage } from '../../../data/rich-list-queries'

/** The accounts of the pages in order, each once: one that moved while pages came keeps its first place. */
export function uniqueAccounts(pages: readonly RichListPage[]): RichAccount[] {
  const seen = new Set<string>()
  return pages
    .flatMap(({ accounts }) => accounts)
    .filter(({ address }) => {
      const before = seen.size
      return seen.add(address).size > before
    })
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
