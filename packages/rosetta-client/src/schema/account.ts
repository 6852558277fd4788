import * as v from 'valibot'
import { amount } from './amount'
import type { Amount } from './amount'
import { blockIdentifier } from './identifiers'
import type { BlockIdentifier } from './identifiers'
import type { Schema } from './scalars'

/** Answer of `account.balance`. */
export interface AccountBalanceResponse {
  /** The tip when the balance was read; it can be up to 5 seconds behind the balance. */
  block_identifier: BlockIdentifier
  /** One entry, in MCM. */
  balances: [Amount, ...Amount[]]
}

export const accountBalanceResponse: Schema<
  Omit<AccountBalanceResponse, 'balances'> & { balances: Amount[] }
> = v.looseObject({
  block_identifier: blockIdentifier,
  balances: v.array(amount),
})
