import { isHex } from '../chain/hex'
import { CallError, code } from '../errors'
import { amount, blockIdentifier as identify } from '../render'
import { undecoded } from '../request/shapes'
import { accountIdentifier, blockIdentifier } from '../request/structs'
import { route } from '../route'
import { findAccount } from './find-account'

const [tagLength, ledgerAddressLength] = [42, 82]

export const accountRoutes = {
  /**
   * POST /account/balance (mochimo-mesh b77d1ba, account_handler.go): reads only the address. A
   * past block in the request is ignored, so the balance is always the current one.
   */
  '/account/balance': route(
    { account_identifier: accountIdentifier, block_identifier: undecoded(blockIdentifier) },
    ({ account_identifier: { address }, block_identifier: at }, context) => {
      const { network, tip, strict } = context
      const digits = readAddress(address, strict)
      if (strict && ![null, tip.index].includes(at().index)) {
        throw new CallError(code.blockNotFound, 'Only the current balance is available')
      }
      const account = findAccount(digits, context)
      return {
        block_identifier: identify(tip),
        balances: [amount(network.accounts.balance(account))],
      }
    },
    { checksNetwork: false },
  ),
}

/**
 * Returns the hex digits of a tag or ledger address. The real server checks the length, ignores the
 * first two characters, and reports non-hex ledger addresses as unknown.
 */
function readAddress(address: string, strict: boolean): string {
  const digits = address.slice(2)
  const isPrefixed = !strict || address.startsWith('0x')
  if (isPrefixed && isHex(digits) && [tagLength, ledgerAddressLength].includes(address.length)) {
    return digits
  }
  if (!strict && address.length === ledgerAddressLength) throw new CallError(code.accountNotFound)
  throw new CallError(code.invalidAccount, 'An address must be 0x and 40 or 80 hex digits')
}
