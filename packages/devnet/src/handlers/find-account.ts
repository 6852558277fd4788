import { fromDigits, isDigits } from '../chain/hex'
import type { AccountNumber } from '../chain/types'
import type { Context } from '../context'
import { CallError, code } from '../errors'

const tagBytes = 20

/**
 * The account with these bytes, a tag or a whole ledger address. What nobody was ever paid to, what
 * holds nothing, and what a node that is down can't tell are all the same answer: not found.
 */
export function findAccount(digits: string, { network, faults }: Context): AccountNumber {
  const bytes = fromDigits(digits)
  const account = network.accounts.find(bytes.subarray(0, tagBytes))
  const known = account !== undefined && network.accounts.balance(account) > 0n
  if (!faults.node || !known) throw new CallError(code.accountNotFound)
  const keyHash = digits.slice(2 * tagBytes).toLowerCase()
  if (keyHash !== '' && network.accounts.keyHash(account).slice(2) !== keyHash) {
    throw new CallError(code.accountNotFound, 'The key hash is not the current one')
  }
  return account
}

/** Hex digits after any two characters: the real server does not look at the 0x. */
export function digitsAfterPrefix(
  address: string,
  sizes: readonly number[],
  strict: boolean,
): string {
  const digits = address.slice(2)
  const prefixed = !strict || address.startsWith('0x')
  if (prefixed && sizes.some((size) => isDigits(digits, size))) return digits
  throw new CallError(
    code.invalidAccount,
    `An address is 0x and ${sizes.map((size) => 2 * size).join(' or ')} hex digits`,
  )
}
