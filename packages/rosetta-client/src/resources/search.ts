import { readHash, readInteger, readLimit, readTag } from '../core/arguments'
import type { AddressInput } from '../core/arguments'
import { apiList } from '../core/api-list'
import type { ApiList } from '../core/api-list'
import { loadParts } from '../core/load-part'
import type { Caller } from '../core/caller'
import type { OptionalCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import { searchTransactionsResponse } from '../schema/search'
import type { SearchTransaction, SearchTransactionsResponse } from '../schema/search'

const STATUSES = ['SUCCESS', 'SPLIT', 'ORPHANED', 'PENDING'] as const
const TYPES = ['SOURCE_TRANSFER', 'DESTINATION_TRANSFER', 'FEE'] as const

/**
 * Search conditions, which are combined with AND. If there are none, the search returns the latest
 * transactions.
 */
export interface SearchQuery {
  /**
   * Address of the source, a destination, or the miner that received the fee. If this is a ledger
   * address, its tag is used.
   */
  address?: AddressInput | undefined
  /** Transaction ID: 64 hex digits with or without 0x. Rewards aren't indexed. */
  hash?: string | undefined
  /** Maximum block height. */
  maxBlock?: number | undefined
  /** Status of the transaction's block. */
  status?: (typeof STATUSES)[number] | undefined
  /** Type of an operation in the transaction. If `address` is set, the operation must have that address. */
  type?: (typeof TYPES)[number] | undefined
  /** Number of rows per page, from 1 to 100. Default: 10 for a page, or 100 to iterate. */
  limit?: number | undefined
  /** Number of rows to skip. */
  offset?: number | undefined
}

/**
 * The calls to search transactions. The index goes back only to when the endpoint's indexer first ran,
 * and it doesn't include rewards.
 */
export interface SearchResource {
  /**
   * Returns results, latest block first: a page if awaited, or all results with `for await`, which
   * fetches pages on demand. If `maxBlock` isn't set, blocks that arrive during the iteration are
   * ignored, so that rows don't move between pages. The iteration ends at an empty page or at a page
   * without new rows. A signal can abort it at any time.
   *
   * @throws {EndpointCapabilityError} If the endpoint has no indexer.
   */
  readonly transactions: (
    query?: SearchQuery,
    options?: RequestOptions,
  ) => ApiList<SearchTransaction, SearchTransactionsResponse>
}

export function searchResource(caller: Caller, optional: OptionalCall): SearchResource {
  const call = caller.at('/search/transactions')
  const { invalidArgument } = call
  const send = optional(call)

  function readQuery(query: SearchQuery): Record<string, unknown> {
    const { address, hash, status, type } = query
    const oneOf = (argument: string, value: string | undefined, values: readonly string[]) => {
      if (value === undefined || values.includes(value)) return value
      throw invalidArgument(argument, `must be one of ${values.join(', ')}, got '${value}'`)
    }
    return {
      limit: readLimit(query.limit, invalidArgument),
      offset: readInteger(query.offset, 'offset', 0, invalidArgument),
      max_block: readInteger(query.maxBlock, 'maxBlock', 1, invalidArgument),
      status: oneOf('status', status, STATUSES),
      type: oneOf('type', type, TYPES),
      account_identifier:
        address === undefined ? undefined : { address: readTag(address, invalidArgument) },
      transaction_identifier:
        hash === undefined ? undefined : { hash: readHash(hash, invalidArgument) },
    }
  }

  const page = async (query: SearchQuery, options?: RequestOptions) =>
    send(readQuery(query), searchTransactionsResponse, options)

  return {
    transactions: (query = {}, options) =>
      apiList(
        () => page(query, options),
        async () => {
          const { walkSearch } = await loadParts(call)
          return walkSearch(page, query, options)
        },
      ),
  }
}
