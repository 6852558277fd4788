import type {
  BlockIdentifier,
  SearchTransaction,
  SearchTransactionsResponse,
} from '@mcm/rosetta-client'
import { IncompleteListError } from '../rich-list-pages'

/**
 * Number of transactions per page, which is the server's maximum. Above it, the server silently
 * returns 10.
 */
export const HISTORY_PAGE_SIZE = 100

/**
 * Start of a page of search results: the position after the first `offset` rows up to a height.
 *
 * @example
 * ```ts
 * import { createHistorySource, type HistoryCursor } from '@mcm/exports'
 *
 * const start: HistoryCursor = { maxBlock: null, offset: 0 }
 * const { transactions } = await createHistorySource(mochimo, address).search(start)
 * transactions.length > 0 // => true
 * ```
 */
export interface HistoryCursor {
  /** The maximum height of the rows, or `null` for every height. */
  maxBlock: number | null
  /** Number of rows to skip at and below that height. */
  offset: number
}

/** A search row that has a block, without which it can't be part of a history. */
export interface PlacedTransaction extends SearchTransaction {
  block_identifier: BlockIdentifier
}

/** A page of an account's transactions. */
export interface SearchPage {
  /** The transactions on the page, latest first, without those of earlier pages. */
  transactions: PlacedTransaction[]
  /** The server's count of transactions from the start of this page onward. */
  remaining: number
  /** The start of the next page, or `null` after the last page. */
  next: HistoryCursor | null
}

/** Returns a key that identifies a row. A transaction in two competing blocks has two rows. */
export function rowKey({ transaction_identifier, block_identifier }: PlacedTransaction): string {
  return `${block_identifier.hash} ${transaction_identifier.hash}`
}

/**
 * Yields search results page by page, latest first. Each page starts at the height where the
 * previous one ended, not at a position in the list, so reorgs and new blocks above that height
 * don't cause repeated or skipped rows.
 *
 * @throws {IncompleteListError} If the endpoint keeps returning the same rows or omits a row's
 * block.
 */
export async function* searchPages(
  search: (cursor: HistoryCursor) => Promise<SearchTransactionsResponse>,
  start: HistoryCursor = { maxBlock: null, offset: 0 },
): AsyncGenerator<SearchPage> {
  let seen = new Set<string>()
  for (let cursor: HistoryCursor | null = start; cursor;) {
    const page = await search(cursor)
    const rows = page.transactions.map(placed)
    const transactions = rows.filter((row) => !seen.has(rowKey(row)))
    const next: ReturnType<typeof cursorAfter> = cursorAfter(rows, page.next_offset, cursor)
    const isRepeated = transactions.length === 0 && rows.length > 0
    const isAbove = next !== null && cursor.maxBlock !== null && next.maxBlock > cursor.maxBlock
    if (isRepeated || isAbove) {
      throw new IncompleteListError(
        'The endpoint returned the same transactions again instead of older ones',
      )
    }
    yield { transactions, remaining: page.total_count - cursor.offset, next }
    seen = new Set([...seen, ...rows.map(rowKey)].slice(-2 * HISTORY_PAGE_SIZE))
    cursor = next
  }
}

function placed(row: SearchTransaction): PlacedTransaction {
  const { block_identifier } = row
  if (block_identifier) return { ...row, block_identifier }
  throw new IncompleteListError(`Search result ${row.transaction_identifier.hash} has no block`)
}

function cursorAfter(
  rows: readonly PlacedTransaction[],
  nextOffset: number | null | undefined,
  { maxBlock, offset }: HistoryCursor,
): (HistoryCursor & { maxBlock: number }) | null {
  // The server omits the next offset too early when transactions are in two competing blocks, so
  // another request follows every full page.
  const isLast = typeof nextOffset !== 'number' && rows.length < HISTORY_PAGE_SIZE
  const height = rows.at(-1)?.block_identifier.index
  if (isLast || height === undefined) return null
  const atHeight = rows.filter((row) => row.block_identifier.index === height).length
  return { maxBlock: height, offset: (maxBlock === height ? offset : 0) + atHeight }
}
