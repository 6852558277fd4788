import { isDigits } from '../chain/hex'
import { CallError, code } from '../errors'
import { bareNumber } from '../render'
import { anything, text } from '../request/shapes'
import { route } from '../route'
import { findAccount } from './find-account'

export const callRoutes = {
  /**
   * POST /call (mochimo-mesh b77d1ba, call_handler.go): its only method returns a tag's ledger
   * address and its balance as a bare number.
   */
  '/call': route({ method: text, parameters: anything }, ({ method, parameters }, context) => {
    if (method !== 'tag_resolve') {
      throw new CallError(code.invalidRequest, `Unknown method "${method}" (expected tag_resolve)`)
    }
    const tag = parameters.get('tag')
    if (typeof tag !== 'string') {
      throw new CallError(code.invalidRequest, 'parameters.tag must be a string')
    }
    if (!tag.startsWith('0x') || !isDigits(tag.slice(2), 20)) {
      throw new CallError(code.invalidAccount, 'parameters.tag must be 0x and 40 hex digits')
    }
    const { accounts } = context.network
    const account = findAccount(tag.slice(2), context)
    const balance = accounts.balance(account)
    const address = accounts.tag(account) + accounts.keyHash(account).slice(2)
    return {
      result: { address, amount: context.strict ? balance.toString() : bareNumber(balance) },
      // An idempotent result never changes, but this one changes with every spend.
      idempotent: !context.strict,
    }
  }),
}
