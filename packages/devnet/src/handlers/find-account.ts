import { fromDigits } from '../chain/hex'
import type { AccountNumber } from '../chain/types'
import type { Context } from '../context'
import { CallError, code } from '../errors'

const tagBytes = 20

/**
 * Returns the account for the hex digits of a tag or a full ledger address. The error is the same
 * for an unused account, an empty one, and any account while the node is down.
 */
export function findAccount(digits: string, { network, faults }: Context): AccountNumber {
  const bytes = fromDigits(digits)
  const account = network.accounts.find(bytes.subarray(0, tagBytes))
  const known = account !== undefined && network.accounts.balance(account) > 0n
  if (faults.noNode || !known) throw new CallError(code.accountNotFound)
  const keyHash = digits.slice(2 * tagBytes).toLowerCase()
  if (keyHash !== '' && network.accounts.keyHash(account).slice(2) !== keyHash) {
    throw new CallError(code.accountNotFound, 'The key hash is not the current one')
  }
  return account
}
