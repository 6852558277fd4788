import { MAX_LIMIT, readHash, readInteger, readLimit, readTag } from '../core/arguments'
import type { AddressInput } from '../core/arguments'
import type { Caller } from '../core/caller'
import type { OptionalCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import { paged } from '../core/page'
import type { Paged } from '../core/page'
import { searchTransactionsResponse } from '../schema/search'
import type { SearchTransaction, SearchTransactionsResponse } from '../schema/search'

const STATUSES = ['SUCCESS', 'SPLIT', 'ORPHANED', 'PENDING'] as const
const TYPES = ['SOURCE_TRANSFER', 'DESTINATION_TRANSFER', 'FEE'] as const

/** What to look for; all conditions must hold, none means the newest transactions. */
export interface SearchQuery {
  /**
   * In any form. Matches as source, as destination, and as the miner who received the fee. Of a ledger
   * address the tag is looked for.
   */
  address?: AddressInput | undefined
  /** A transaction's id, 64 hex digits with or without 0x. Rewards are not indexed. */
  hash?: string | undefined
  /** Only blocks up to this height. */
  maxBlock?: number | undefined
  /** Only blocks of this status. */
  status?: (typeof STATUSES)[number] | undefined
  /** Only transactions with such an operation; together with an address, one of that address. */
  type?: (typeof TYPES)[number] | undefined
  /** Rows of a page, 1 to 100; by default 10, in `all` 100. */
  limit?: number | undefined
  /** Rows to skip. */
  offset?: number | undefined
}

/** The endpoint's index of transactions. Knows those since the indexer first ran, and no rewards. */
export interface SearchResource {
  /**
   * One page, newest block first.
   *
   * @throws {EndpointCapabilityError} From an endpoint without an indexer.
   */
  readonly transactions: (
    query?: SearchQuery,
    options?: RequestOptions,
  ) => Promise<SearchTransactionsResponse>
  /**
   * All that matches, newest block first, read page by page while you loop. Unless the query has a
   * `maxBlock`, blocks that arrive meanwhile are left out, so that no row shifts to another page. Ends on
   * an empty page and on one without anything new. A signal aborts between and during pages.
   */
  readonly all: (
    query?: SearchQuery,
    options?: RequestOptions,
  ) => Paged<SearchTransaction, SearchTransactionsResponse>
}

export function searchResource(caller: Caller, optional: OptionalCall): SearchResource {
  const call = caller.at('/search/transactions')
  const { refuse } = call
  const send = optional(call)

  function readQuery(query: SearchQuery): Record<string, unknown> {
    const { address, hash, status, type } = query
    const oneOf = (argument: string, value: string | undefined, values: readonly string[]) => {
      if (value === undefined || values.includes(value)) return value
      throw refuse(
        argument,
        `must be one of ${values.join(', ')}, not '${value}': nothing else is ever found`,
      )
    }
    return {
      limit: readLimit(query.limit, refuse),
      offset: readInteger(query.offset, 'offset', 0, refuse),
      max_block: readInteger(query.maxBlock, 'maxBlock', 1, refuse),
      status: oneOf('status', status, STATUSES),
      type: oneOf('type', type, TYPES),
      account_identifier: address === undefined ? undefined : { address: readTag(address, refuse) },
      transaction_identifier: hash === undefined ? undefined : { hash: readHash(hash, refuse) },
    }
  }

  const transactions: SearchResource['transactions'] = async (query = {}, options) =>
    send(readQuery(query), searchTransactionsResponse, options)

  return {
    transactions,
    all(query = {}, options) {
      const { limit = MAX_LIMIT, offset: start = 0 } = query
      return paged(start, () => {
        let { maxBlock } = query
        const hashes = new Set<string>()
        const read = (limit: number, offset: number) =>
          transactions({ ...query, limit, offset, maxBlock }, options)
        return {
          async read(offset) {
            if (offset > 0 && maxBlock === undefined) maxBlock = tipOf(await read(1, 0))
            const page = await read(limit, offset)
            maxBlock ??= tipOf(page)
            return page
          },
          items: (page) => page.transactions,
          key: (item) => item.transaction_identifier.hash + (item.block_identifier?.hash ?? ''),
          next(page, offset) {
            for (const item of page.transactions) hashes.add(item.transaction_identifier.hash)
            const after = offset + page.transactions.length
            const named = page.next_offset ?? undefined
            if (named !== undefined) return named > offset ? named : after
            // The server counts transactions but pages rows, and one mined twice has two: its last
            // page can come too early.
            return start + hashes.size < page.total_count ? after : undefined
          },
        }
      })
    },
  }
}

/** Height of the newest block that a first page found. */
function tipOf(page: SearchTransactionsResponse): number | undefined {
  return page.transactions.find((row) => row.block_identifier)?.block_identifier?.index
}
