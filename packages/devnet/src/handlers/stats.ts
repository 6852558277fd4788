import { CallError, code } from '../errors'
import { amount } from '../render'
import { optional, truth } from '../request/shapes'
import { route } from '../route'
import { page, pageLimit } from './page-limit'

export const statsRoutes = {
  /**
   * POST /stats/richlist (mochimo-mesh b77d1ba, statistics_handler.go). The direction is inverted:
   * `ascending: true` starts with the richest. The hash is that of the tip, and the index is that
   * of the ledger.
   */
  '/stats/richlist': route(
    { ...page, ascending: optional(truth) },
    (request, { network, tip, faults, strict, richList }) => {
      const ascending = request.ascending ?? false
      const offset = Math.max(request.offset ?? 0, 0)
      const limit = pageLimit(request.limit, 50, strict)
      if (faults.noNode) throw new CallError(code.unavailable)
      const list = richList()
      const hash = strict ? (network.chain.block(list.index)?.hash ?? tip.hash) : tip.hash
      return {
        block_identifier: { index: list.index, hash },
        last_updated: `${new Date(list.loadedAt).toISOString().slice(0, 19)}Z`,
        accounts: list.page(offset, limit, ascending !== strict).map(({ account, balance }) => ({
          account_identifier: { address: network.accounts.tag(account) },
          balance: amount(balance),
        })),
        total_accounts: list.length,
        circulating_supply: amount(list.supply),
      }
    },
    { missingWith: 'noLedger' },
  ),
}
