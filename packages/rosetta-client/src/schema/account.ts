import { amount } from './amount'
import type { Amount } from './amount'
import { blockIdentifier } from './identifiers'
import type { BlockIdentifier } from './identifiers'
import { object, oneOrMore } from './schema'
import type { Schema } from './schema'

/**
 * Response of `account.balance`.
 *
 * @example
 * ```ts
 * import type { AccountBalanceResponse } from '@mcm/rosetta-client'
 *
 * const nanoMcm = ({ balances }: AccountBalanceResponse) => BigInt(balances[0].value)
 * const response = await mochimo.account.balance({ address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' })
 * nanoMcm(response) // => 5_000_000_000n
 * ```
 */
export interface AccountBalanceResponse {
  /** The tip at the time of the balance. It can be up to 5 seconds older than the balance. */
  block_identifier: BlockIdentifier
  /** A single balance, whose currency is MCM. */
  balances: [Amount, ...Amount[]]
}

export const accountBalanceResponse: Schema<AccountBalanceResponse> = object({
  block_identifier: blockIdentifier,
  balances: oneOrMore(amount),
})
