import { toBase58, toHex } from '../address'
import { deriveAccount, findSpendIndex } from '../wots'
import type { AccountRequest } from './sign-request'

/** Result of `account`. */
export interface AccountResult {
  valid: true
  base58: string
  hex: string
  /** Index of the key that the ledger expects, or null if it isn't one of the first 1,000. */
  spendIndex?: number | null
}

/**
 * Derives an account's address and, if the request has a ledger address, finds its key.
 *
 * @throws {InvalidAddressError} If the ledger address has another length.
 * @throws {RangeError} If the ledger address belongs to another account.
 */
export function describeAccount(request: AccountRequest): AccountResult {
  const { masterSeed, accountIndex, ledgerAddress } = request
  const account = deriveAccount(masterSeed, accountIndex)
  return {
    valid: true,
    base58: toBase58(account.tag),
    hex: toHex(account.tag),
    ...(ledgerAddress === undefined ? {} : { spendIndex: findSpendIndex(account, ledgerAddress) }),
  }
}
