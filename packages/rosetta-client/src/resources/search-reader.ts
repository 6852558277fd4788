import type { ListReader } from '../core/api-list'
import { readHash, readInteger, readLimit, readTag } from '../core/arguments'
import type { Call } from '../core/caller'
import { optionalCall } from '../core/capability'
import type { StatusCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import { searchTransactionsResponse } from '../schema/search'
import type { SearchTransaction, SearchTransactionsResponse } from '../schema/search'
import { STATUSES, TYPES } from './queries'
import type { SearchQuery } from './queries'
import { walkSearch } from './search-walk'

/** Creates a reader for the transactions of an endpoint's index. */
export function searchReader(
  call: Call,
  network: StatusCall,
): ListReader<
  [query?: SearchQuery, options?: RequestOptions],
  SearchTransaction,
  SearchTransactionsResponse
> {
  const { invalidArgument } = call
  const send = optionalCall(call, network)

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

  const readPage = async (query: SearchQuery = {}, options?: RequestOptions) =>
    send(readQuery(query), searchTransactionsResponse, options)

  return {
    readPage,
    walk: (query = {}, options) => walkSearch(readPage, query, options),
  }
}
