import { MAX_LIMIT } from '../core/arguments'
import type { PageItems } from '../core/api-list'
import type { ApiResult } from '../core/api-promise'
import type { RequestOptions } from '../core/options'
import { walkPages } from '../core/walk-pages'
import type { SearchTransaction, SearchTransactionsResponse } from '../schema/search'
import type { SearchQuery } from './queries'

type ReadPage = (
  query: SearchQuery,
  options?: RequestOptions,
) => Promise<ApiResult<SearchTransactionsResponse>>

/** Reads all results of a search. */
export function walkSearch(
  readPage: ReadPage,
  query: SearchQuery,
  options: RequestOptions | undefined,
): AsyncIterable<PageItems<SearchTransaction, SearchTransactionsResponse>> {
  const { limit = MAX_LIMIT, offset: start = 0 } = query
  let { maxBlock } = query
  const hashes = new Set<string>()
  return walkPages(start, options, {
    async read(offset, same) {
      if (offset > 0 && maxBlock === undefined) {
        const latest = await readPage({ ...query, limit: 1, offset: 0 }, same)
        maxBlock = latestHeight(latest.data)
      }
      const result = await readPage({ ...query, limit, offset, maxBlock }, same)
      maxBlock ??= latestHeight(result.data)
      return result
    },
    items: (page) => page.transactions,
    key: (item) => item.transaction_identifier.hash + (item.block_identifier?.hash ?? ''),
    next(page, offset) {
      for (const item of page.transactions) hashes.add(item.transaction_identifier.hash)
      const after = offset + page.transactions.length
      const named = page.next_offset ?? undefined
      if (named !== undefined) return named > offset ? named : after
      // The server's total counts transactions, but its pages contain rows. A transaction mined twice
      // has two rows, so the server's last page can come too early.
      return start + hashes.size < page.total_count ? after : undefined
    },
  })
}

/** Returns the height of the latest block on a first page. */
function latestHeight(page: SearchTransactionsResponse): number | undefined {
  return page.transactions.find((row) => row.block_identifier)?.block_identifier?.index
}
