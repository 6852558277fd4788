import { heightOf } from '@mcm/react/query'
import type { SearchTransaction } from '@mcm/rosetta-client'
import { transactionKey } from './search-rows'

/** Maximum number of pages to read before the known transactions are reached. */
const PAGES = 10

interface Page {
  limit: number
  offset: number
  maxBlock?: number | undefined
}

/**
 * Reads transactions from the newest back to a known one.
 *
 * @param before Transactions added since the list was loaded, as they were last read.
 * @param loaded The list as it was loaded.
 * @returns the added transactions, newest first, with any others that were read along the way, or
 *   undefined if there are too many to catch up.
 */
export async function catchUp(
  before: readonly SearchTransaction[],
  loaded: readonly SearchTransaction[],
  limit: number,
  read: (page: Page) => Promise<{ transactions: readonly SearchTransaction[] }>,
): Promise<SearchTransaction[] | undefined> {
  const known = new Set([...before, ...loaded].map(transactionKey))
  const found = new Map<string, SearchTransaction>()
  let maxBlock: number | undefined
  for (let page = 0; page < PAGES; page++) {
    const { transactions } = await read({ limit, offset: page * limit, maxBlock })
    for (const one of transactions) found.set(transactionKey(one), one)
    const reachesKnown = transactions.some((one) => known.has(transactionKey(one)))
    if (reachesKnown || transactions.length < limit) {
      return [...found.values(), ...before.filter((one) => !found.has(transactionKey(one)))]
    }
    // Later pages are capped at the first page's height, so that no row moves.
    maxBlock ??= heightOf(transactions)
  }
  return undefined
}
