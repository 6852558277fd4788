import type { SearchTransaction } from '@mcm/rosetta-client'
import { heightOf } from './height-of'
import { transactionKey } from './transaction-key'

/** So many pages are asked for to find where what came since meets what is known. */
const PAGES = 10

interface Page {
  limit: number
  offset: number
  maxBlock?: number | undefined
}

/**
 * Reads from the newest transaction on until one that is known.
 *
 * @param before What came since the list was loaded, as last read.
 * @param loaded The list as it was loaded.
 * @returns what came since, newest first, with what else was read on the way; undefined when that is
 *   more than is worth reading.
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
    const meets = transactions.some((one) => known.has(transactionKey(one)))
    if (meets || transactions.length < limit) {
      return [...found.values(), ...before.filter((one) => !found.has(transactionKey(one)))]
    }
    // The pages after the first see nothing newer than it did, so that no row moves.
    maxBlock ??= heightOf(transactions)
  }
  return undefined
}
