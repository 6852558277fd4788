import type {
  BlockIdentifier,
  SearchTransaction,
  SearchTransactionsResponse,
} from '@mcm/rosetta-client'
import { IncompleteListError } from '../rich-list-pages'

/** Transactions per page: the server's maximum. More silently becomes 10. */
export const HISTORY_PAGE_SIZE = 100

/** Where a page of search results starts: after `offset` rows of all those up to a height. */
export interface HistoryCursor {
  /** `null` for every height. */
  maxBlock: number | null
  offset: number
}

/** A search row that names its block: without one it has no place in a history. */
export interface PlacedTransaction extends SearchTransaction {
  block_identifier: BlockIdentifier
}

/** A page of an account's transactions. */
export interface SearchPage {
  /** Newest first, without those of earlier pages. */
  transactions: PlacedTransaction[]
  /** Transactions from the start of this page on, as the server counts them. */
  remaining: number
  /** `null` after the last page. */
  next: HistoryCursor | null
}

/** Identifies a row: a transaction in two rival blocks is two rows. */
export function rowKey({ transaction_identifier, block_identifier }: PlacedTransaction): string {
  return `${block_identifier.hash} ${transaction_identifier.hash}`
}

/**
 * Searches page by page, newest first. Each page starts at the height where the previous one ended
 * rather than at a position in the whole list, so a reorg or a new block above that height neither
 * repeats rows nor skips any.
 *
 * @throws {IncompleteListError} If the endpoint keeps returning the same rows, or doesn't name a row's
 *   block.
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
  throw new IncompleteListError(
    `The endpoint didn't name the block of transaction ${row.transaction_identifier.hash}`,
  )
}

function cursorAfter(
  rows: readonly PlacedTransaction[],
  nextOffset: number | null | undefined,
  { maxBlock, offset }: HistoryCursor,
): (HistoryCursor & { maxBlock: number }) | null {
  // The server omits the next offset too early when transactions are in two rival blocks, so a
  // full page is followed by another request.
  const isLast = typeof nextOffset !== 'number' && rows.length < HISTORY_PAGE_SIZE
  const height = rows.at(-1)?.block_identifier.index
  if (isLast || height === undefined) return null
  const atHeight = rows.filter((row) => row.block_identifier.index === height).length
  return { maxBlock: height, offset: (maxBlock === height ? offset : 0) + atHeight }
}
