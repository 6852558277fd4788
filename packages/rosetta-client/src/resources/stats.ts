import { MAX_LIMIT, readInteger, readLimit } from '../core/arguments'
import type { Caller } from '../core/caller'
import type { OptionalCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import { paged } from '../core/page'
import type { Paged } from '../core/page'
import { InvalidResponseError } from '../errors'
import { richListResponse } from '../schema/stats'
import type { RichListAccount, RichListResponse } from '../schema/stats'

/** Which part of the rich list. */
export interface RichListQuery {
  /** By default the richest first. */
  order?: 'richest' | 'poorest' | undefined
  /** Rows of a page, 1 to 100; by default 50, in `richListAll` 100. */
  limit?: number | undefined
  /** Rows to skip. */
  offset?: number | undefined
}

/** Facts about the whole ledger. */
export interface StatsResource {
  /**
   * One page of all accounts by balance. The server's own direction is inverted; the client asks for the
   * one that gives the wanted order, checks the order of what came and asks the other way if it must.
   *
   * @throws {EndpointCapabilityError} From an endpoint that does not hold the ledger.
   * @throws {RosettaApiError} `ServiceUnavailable` while the ledger is loading.
   */
  readonly richList: (query?: RichListQuery, options?: RequestOptions) => Promise<RichListResponse>
  /**
   * All accounts in order, read page by page while you loop. The server reloads its ledger now and then;
   * an account that moved meanwhile comes once, or, rarely, not at all.
   */
  readonly richListAll: (
    query?: RichListQuery,
    options?: RequestOptions,
  ) => Paged<RichListAccount, RichListResponse>
}

type Order = 'richest' | 'poorest'

export function statsResource(caller: Caller, optional: OptionalCall): StatsResource {
  const call = caller.at('/stats/richlist')
  const { context, refuse } = call
  const send = optional(call)
  /** The value of `ascending` that gives the richest first, true on all servers so far, and whether that was seen. */
  let richestAscending = true
  let certain = false

  const richList: StatsResource['richList'] = async (query = {}, options) => {
    const { order = 'richest' } = query
    const limit = readLimit(query.limit, refuse)
    const offset = readInteger(query.offset, 'offset', 0, refuse)
    const ask = (
      richest: boolean,
      at: { limit?: number | undefined; offset?: number | undefined },
    ) => {
      const body = { ascending: richest === richestAscending, ...at }
      return send(body, richListResponse, options)
    }
    const richest = order === 'richest'
    const page = await ask(richest, { limit, offset })
    let verdict = orderOf(page.accounts)
    if (verdict === undefined && !certain && page.accounts.length > 0 && page.total_accounts > 1) {
      // One row, or equal ones, do not show the direction: compare the two ends of the list.
      const [high] = (await ask(true, { limit: 1 })).accounts
      const [low] = (await ask(false, { limit: 1 })).accounts
      const ends = orderOf([high, low].filter((account) => account !== undefined))
      if (ends) verdict = ends === 'richest' ? order : opposite(order)
    }
    if (verdict === undefined) return page
    certain = true
    if (verdict === order) return page
    richestAscending = !richestAscending
    const other = await ask(richest, { limit, offset })
    if (orderOf(other.accounts) === opposite(order)) {
      throw new InvalidResponseError(
        'accounts',
        `not in order, ${order} first, either way`,
        context,
      )
    }
    return other
  }

  return {
    richList,
    richListAll(query = {}, options) {
      const { limit = MAX_LIMIT, offset: start = 0 } = query
      return paged(start, () => ({
        read: (offset) => richList({ ...query, limit, offset }, options),
        items: (page) => page.accounts,
        key: (account) => account.account_identifier.address,
        next(page, offset) {
          const after = offset + page.accounts.length
          return after < page.total_accounts ? after : undefined
        },
      }))
    },
  }
}

function opposite(order: Order): Order {
  return order === 'richest' ? 'poorest' : 'richest'
}

/** Which way the accounts are sorted; undefined when their balances do not differ. */
function orderOf(accounts: readonly RichListAccount[]): Order | undefined {
  const first = accounts.at(0)
  const last = accounts.at(-1)
  if (!first || !last) return undefined
  const difference = BigInt(first.balance.value) - BigInt(last.balance.value)
  return difference === 0n ? undefined : difference > 0n ? 'richest' : 'poorest'
}
