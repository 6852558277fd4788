import type { Handler } from '../context'
import { CallError, code } from '../errors'
import { bareNumber } from '../render'
import { isDigits } from '../chain/hex'
import { findAccount } from './find-account'

/** POST /call: its one method finds the ledger address of a tag, and the balance as a bare number. */
export const call: Handler = (request, context) => {
  const method = request.string('method')
  const tag = request.object('parameters').any('tag')
  if (method !== 'tag_resolve') {
    throw new CallError(code.invalidRequest, `There is no method "${method}", only tag_resolve`)
  }
  if (typeof tag !== 'string') throw new CallError(code.invalidRequest, 'parameters.tag is missing')
  if (!tag.startsWith('0x') || !isDigits(tag.slice(2), 20)) {
    throw new CallError(code.invalidAccount, 'parameters.tag should be 0x and 40 hex digits')
  }
  const { accounts } = context.network
  const account = findAccount(tag.slice(2), context)
  const balance = accounts.balance(account)
  const address = accounts.tag(account) + accounts.keyHash(account).slice(2)
  return {
    result: { address, amount: context.strict ? balance.toString() : bareNumber(balance) },
    // The specification means: the same answer for ever. It changes with every spend.
    idempotent: !context.strict,
  }
}
