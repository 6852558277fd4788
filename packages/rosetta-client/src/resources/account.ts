import { readAddress } from '../core/arguments'
import type { AddressInput } from '../core/arguments'
import type { ApiPromise } from '../core/api-promise'
import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import { accountBalanceResponse } from '../schema/account'
import type { AccountBalanceResponse } from '../schema/account'

/**
 * Parameters of `account.balance`.
 *
 * @example
 * ```ts
 * import type { AccountBalanceParams } from '@mcm/rosetta-client'
 *
 * const params: AccountBalanceParams = { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' }
 * const { balances } = await mochimo.account.balance(params)
 * balances[0].value // => '5000000000'
 * ```
 */
export interface AccountBalanceParams {
  /**
   * Address of the account. A ledger address is found only while it contains the hash of the account's
   * current key.
   */
  address: AddressInput
}

/**
 * The calls to get balances.
 *
 * @example
 * ```ts
 * const { balances } = await mochimo.account.balance({ address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' })
 * BigInt(balances[0].value) // => 5_000_000_000n
 * ```
 */
export interface AccountResource {
  /**
   * Returns the current balance in nanoMCM (`balances[0].value`). The API has no historical balances.
   *
   * @throws {RosettaApiError} `AccountNotFound` if the address was never funded, its balance is 0, or the
   *   node behind the server is down. In the last case, `block.get('tip')` throws `BlockNotFound`.
   */
  readonly balance: (
    params: AccountBalanceParams,
    options?: RequestOptions,
  ) => ApiPromise<AccountBalanceResponse>
}

export function accountResource(caller: Caller): AccountResource {
  const { invalidArgument, method } = caller.at('/account/balance')
  return {
    balance: method(accountBalanceResponse, ({ address }: AccountBalanceParams) => ({
      account_identifier: { address: readAddress(address, invalidArgument) },
    })),
  }
}
