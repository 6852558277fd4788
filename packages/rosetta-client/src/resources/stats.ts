import { MAX_LIMIT, readInteger, readLimit } from '../core/arguments'
import { apiList } from '../core/api-list'
import type { ApiList } from '../core/api-list'
import type { ApiResult } from '../core/api-promise'
import type { Caller } from '../core/caller'
import type { OptionalCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import { InvalidResponseError } from '../errors'
import { richListResponse } from '../schema/stats'
import type { RichListAccount, RichListResponse } from '../schema/stats'

/** Parameters of the rich list. */
export interface RichListQuery {
  /** Which accounts to list first. Default: `richest`. */
  order?: 'richest' | 'poorest' | undefined
  /** Number of rows per page, from 1 to 100. Default: 50 for a page, or 100 to iterate. */
  limit?: number | undefined
  /** Number of rows to skip. */
  offset?: number | undefined
}

/** The calls to get statistics of the ledger. */
export interface StatsResource {
  /**
   * Returns accounts sorted by balance: a page if awaited, or all accounts with `for await`, which
   * fetches pages on demand. If the server reloads its ledger during an iteration, accounts that moved
   * aren't repeated but, in rare cases, can be missing. This method corrects the server's inverted
   * `ascending` parameter: it checks the order of the response and, if necessary, repeats the request
   * with the other value.
   *
   * @throws {EndpointCapabilityError} If the endpoint has no ledger.
   * @throws {RosettaApiError} `ServiceUnavailable` while the ledger is loading.
   */
  readonly richList: (
    query?: RichListQuery,
    options?: RequestOptions,
  ) => ApiList<RichListAccount, RichListResponse>
}

type Order = 'richest' | 'poorest'

export function statsResource(caller: Caller, optional: OptionalCall): StatsResource {
  const call = caller.at('/stats/richlist')
  const { context, invalidArgument } = call
  const send = optional(call)
  /** Value of `ascending` that lists the richest accounts first. This is true on all known servers. */
  let richestAscending = true
  /** Whether a response has confirmed `richestAscending`. */
  let confirmed = false

  async function readPage(
    query: RichListQuery,
    options?: RequestOptions,
  ): Promise<ApiResult<RichListResponse>> {
    const { order = 'richest' } = query
    const limit = readLimit(query.limit, invalidArgument)
    const offset = readInteger(query.offset, 'offset', 0, invalidArgument)
    const request = (
      richest: boolean,
      at: { limit?: number | undefined; offset?: number | undefined },
    ) => {
      const body = { ascending: richest === richestAscending, ...at }
      return send(body, richListResponse, options)
    }
    const richest = order === 'richest'
    const page = await request(richest, { limit, offset })
    const { accounts, total_accounts } = page.data
    let found = detectOrder(accounts)
    if (found === undefined && !confirmed && accounts.length > 0 && total_accounts > 1) {
      // A single row or equal balances don't reveal the order, so compare both ends of the list.
      const [high] = (await request(true, { limit: 1 })).data.accounts
      const [low] = (await request(false, { limit: 1 })).data.accounts
      const ends = detectOrder([high, low].filter((account) => account !== undefined))
      if (ends) found = ends === 'richest' ? order : opposite(order)
    }
    if (found === undefined) return page
    confirmed = true
    if (found === order) return page
    richestAscending = !richestAscending
    const other = await request(richest, { limit, offset })
    if (detectOrder(other.data.accounts) === opposite(order)) {
      throw new InvalidResponseError(
        'accounts',
        `expected ${order} accounts first, got them in the wrong order for both values of ascending`,
        { ...context, endpoint: other.response.endpoint },
      )
    }
    return other
  }

  return {
    richList(query = {}, options) {
      const { limit = MAX_LIMIT, offset: start = 0 } = query
      return apiList(
        () => readPage(query, options),
        start,
        options,
        () => ({
          read: (offset, same) => readPage({ ...query, limit, offset }, same),
          items: (page) => page.accounts,
          key: (account) => account.account_identifier.address,
          next(page, offset) {
            const after = offset + page.accounts.length
            return after < page.total_accounts ? after : undefined
          },
        }),
      )
    },
  }
}

function opposite(order: Order): Order {
  return order === 'richest' ? 'poorest' : 'richest'
}

/** Returns the order of accounts, or `undefined` if all balances are equal. */
function detectOrder(accounts: readonly RichListAccount[]): Order | undefined {
  const first = accounts.at(0)
  const last = accounts.at(-1)
  if (!first || !last) return undefined
  const difference = BigInt(first.balance.value) - BigInt(last.balance.value)
  return difference === 0n ? undefined : difference > 0n ? 'richest' : 'poorest'
}
