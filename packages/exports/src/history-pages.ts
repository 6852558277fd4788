import type { SearchTransaction, SearchTransactionsResponse } from '@mcm/rosetta-client'
import { fetchPages, type PagingOptions } from './paging'

/** How far a history has come, after each page. */
export interface HistoryProgress {
  loaded: number
  /** As the server counts: a transaction in two rival blocks is two results but counts once. */
  total: number
}

/** Transactions per page: the most that a server honours. More silently becomes 10. */
export const HISTORY_PAGE_SIZE = 100

/** A page of search results and where it starts. */
export interface HistoryPage {
  offset: number
  page: SearchTransactionsResponse
}

/**
 * Fetches the pages of an account's transactions; see {@link fetchPages} for retries, pace and abort.
 * Ask for {@link HISTORY_PAGE_SIZE} per page, and with a fixed `max_block`: otherwise a new block shifts
 * every page after it.
 */
export function fetchHistoryPages(
  options: PagingOptions<SearchTransactionsResponse>,
  start = 0,
): AsyncGenerator<HistoryPage> {
  return fetchPages(options, afterHistoryPage, start)
}

/** Where the page after this one starts, `null` after the last. */
export function afterHistoryPage(
  { transactions, next_offset }: SearchTransactionsResponse,
  offset: number,
): number | null {
  // The server leaves the next offset out too early when transactions are in two rival blocks, so
  // a full page is reason enough to ask on.
  const full = transactions.length >= HISTORY_PAGE_SIZE
  const next = next_offset ?? (full ? offset + transactions.length : 0)
  // A server that does not advance would be asked for ever.
  return transactions.length > 0 && next > offset ? next : null
}

/** The transactions of an account's pages, newest first. */
export async function* historyTransactions(
  pages: AsyncIterable<HistoryPage> | Iterable<HistoryPage>,
  onPage?: (progress: HistoryProgress) => void,
): AsyncGenerator<SearchTransaction> {
  for await (const { offset, page } of pages) {
    onPage?.({ loaded: offset + page.transactions.length, total: page.total_count })
    yield* page.transactions
  }
}

/**
 * Adds the time of its block to each transaction: search only knows when it stored them. Asks once
 * for neighbours in the same block.
 *
 * @param timeOf Gives the time of a block in milliseconds since 1970, `null` if it can't be known.
 */
export async function* withBlockTimes<
  Transaction extends Pick<SearchTransaction, 'block_identifier'>,
>(
  transactions: AsyncIterable<Transaction> | Iterable<Transaction>,
  timeOf: (block: SearchTransaction['block_identifier']) => Promise<number | null>,
): AsyncGenerator<{ transaction: Transaction; time: number | null }> {
  let hash: string | undefined
  let time: number | null = null
  for await (const transaction of transactions) {
    const block = transaction.block_identifier
    if (block.hash !== hash) {
      time = await timeOf(block)
      hash = block.hash
    }
    yield { transaction, time }
  }
}
