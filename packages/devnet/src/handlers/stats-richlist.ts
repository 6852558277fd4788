import type { Handler } from '../context'
import { CallError, code } from '../errors'
import { amount } from '../render'
import { pageLimit } from './limits'

/**
 * POST /stats/richlist (mochimo-mesh b77d1ba, stats_handler.go). The direction is the wrong way round:
 * `ascending: true` begins with the richest. The hash is the tip's, the index that of the ledger.
 */
export const statsRichlist: Handler = (request, { network, tip, faults, strict, richList }) => {
  const ascending = request.boolean('ascending')
  const offset = Math.max(request.integer('offset'), 0)
  const limit = pageLimit(request, 50, strict)
  if (!faults.node) throw new CallError(code.unavailable)
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
}
