import { heightOf } from '@mcm/react/query'
import type { SearchTransaction } from '@mcm/rosetta-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { clientFor } from './client'
import { keys } from './keys'
import { fetchNamedBlock } from './named-block'
import { statusQuery } from './queries'

/** The largest page of the API. */
const PAGE_SIZE = 100
const MAX_PAGES = 10

/** An address's transactions since a time, newest first. */
export interface DayTransactions {
  transactions: SearchTransaction[]
  /** Whether these are all. Otherwise, there are too many to read. */
  isComplete: boolean
}

/**
 * The transactions of an address since a time, read in few large pages, when they were first asked for.
 *
 * @param start In milliseconds since 1970. The times of the blocks are exact.
 */
export const dayTransactionsQuery = (endpoint: string, address: string, start: number) =>
  queryOptions({
    queryKey: keys.dayTransactions(endpoint, address, start),
    queryFn: async ({ client: queries, signal }): Promise<DayTransactions> => {
      const isBefore = timeCheck(queries, endpoint, start)
      const transactions: SearchTransaction[] = []
      let maxBlock: number | undefined
      for (let page = 0; page < MAX_PAGES; page++) {
        const found = await clientFor(endpoint).search.transactions(
          { address, limit: PAGE_SIZE, offset: transactions.length, maxBlock },
          { signal },
        )
        transactions.push(...found.transactions)
        // Later pages are capped at the first page's height, so that no row moves.
        maxBlock ??= heightOf(found.transactions)
        const last = transactions.at(-1)
        if (found.transactions.length < PAGE_SIZE || (last && (await isBefore(last)))) {
          return { transactions: await firstUntil(transactions, isBefore), isComplete: true }
        }
      }
      return { transactions, isComplete: false }
    },
    staleTime: Infinity,
    // Without it, the visitor can still load the day page by page.
    retry: false,
  })

type Check = (row: SearchTransaction) => Promise<boolean>

/** Returns a function that tells whether a row's block was mined before a time. */
function timeCheck(queries: QueryClient, endpoint: string, time: number): Check {
  return async ({ block_identifier }) => {
    if (!block_identifier) return false
    const block = await fetchNamedBlock(queries, endpoint, block_identifier, 'visible')
    if (block) return block.timestamp < time
    // After a reorg, the index still lists the lost blocks above the new tip.
    const tip = queries.getQueryData(statusQuery(endpoint).queryKey)?.current_block_identifier
    if (tip && block_identifier.index > tip.index) return false
    throw new Error(`The endpoint has no block ${block_identifier.index}.`)
  }
}

/** Returns the rows before the first for which a check is true, as it is for all after that. */
async function firstUntil(
  rows: readonly SearchTransaction[],
  check: Check,
): Promise<SearchTransaction[]> {
  const last = rows.at(-1)
  if (!last || !(await check(last))) return [...rows]
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const row = rows[middle]
    if (row && (await check(row))) high = middle
    else low = middle + 1
  }
  return rows.slice(0, low)
}
