import { readAddress } from '../core/arguments'
import type { AddressInput } from '../core/arguments'
import { oneOrMore } from '../core/answer'
import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import { accountBalanceResponse } from '../schema/account'
import type { AccountBalanceResponse } from '../schema/account'

/** Whose balance is asked for. */
export interface AccountBalanceParams {
  /** In any form. A whole ledger address is found only while its key is the account's current one. */
  address: AddressInput
}

/** Accounts. */
export interface AccountResource {
  /**
   * The balance now, in nanoMCM (`balances[0].value`); there is none for a past block.
   *
   * @throws {RosettaApiError} `AccountNotFound` for an address never funded, for a balance of 0 and when
   * the node behind the server is down: `block.get('tip')` tells which (`BlockNotFound` when it is down).
   */
  readonly balance: (
    params: AccountBalanceParams,
    options?: RequestOptions,
  ) => Promise<AccountBalanceResponse>
}

export function accountResource(caller: Caller): AccountResource {
  const { context, refuse, send } = caller.at('/account/balance')
  return {
    async balance({ address }, options) {
      const body = { account_identifier: { address: readAddress(address, refuse) } }
      const answer = await send(body, accountBalanceResponse, options)
      return { ...answer, balances: oneOrMore(answer.balances, 'balances', context) }
    },
  }
}
