import type { Handler } from '../context'
import { CallError, code } from '../errors'
import { amount, blockIdentifier } from '../render'
import { digitsAfterPrefix, findAccount } from './find-account'
import { checkNetwork } from './network-check'

/**
 * POST /account/balance: reads the address only. The network is not checked and a past block is
 * ignored: the balance is always the present one.
 */
export const accountBalance: Handler = (request, context) => {
  const { network, tip, strict } = context
  const address = request.object('account_identifier').string('address')
  if (strict) checkNetwork(request)
  const digits = digitsAfterPrefix(address, [20, 40], strict)
  const asked = request.object('block_identifier')
  if (strict && asked.has('index') && asked.integer('index') !== tip.index) {
    throw new CallError(code.blockNotFound, 'Only the present balance is known')
  }
  const account = findAccount(digits, context)
  return {
    block_identifier: blockIdentifier(tip),
    balances: [amount(network.accounts.balance(account))],
  }
}
