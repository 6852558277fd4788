import type { ListReader } from '../core/api-list'
import { MAX_LIMIT, readInteger, readLimit } from '../core/arguments'
import type { ApiResult } from '../core/api-promise'
import type { Call } from '../core/caller'
import { optionalCall } from '../core/capability'
import type { StatusCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import { walkPages } from '../core/walk-pages'
import { InvalidResponseError } from '../errors'
import { richListResponse } from '../schema/stats'
import type { RichListAccount, RichListResponse } from '../schema/stats'
import type { RichListQuery } from './queries'

type Order = 'richest' | 'poorest'

/** Creates a reader for the rich list of an endpoint. */
export function richListReader(
  call: Call,
  network: StatusCall,
): ListReader<
  [query?: RichListQuery, options?: RequestOptions],
  RichListAccount,
  RichListResponse
> {
  const { context, invalidArgument } = call
  const send = optionalCall(call, network)
  /** Value of `ascending` that lists the richest accounts first. This is true on all known servers. */
  let richestAscending = true
  /** Whether a response has confirmed `richestAscending`. */
  let confirmed = false

  async function readPage(
    query: RichListQuery = {},
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
    readPage,
    walk(query = {}, options) {
      const { limit = MAX_LIMIT, offset: start = 0 } = query
      return walkPages(start, options, {
        read: (offset, same) => readPage({ ...query, limit, offset }, same),
        items: (page) => page.accounts,
        key: (account) => account.account_identifier.address,
        next(page, offset) {
          const after = offset + page.accounts.length
          return after < page.total_accounts ? after : undefined
        },
      })
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
