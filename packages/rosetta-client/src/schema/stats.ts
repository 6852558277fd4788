import { amount } from './amount'
import type { Amount } from './amount'
import { accountIdentifier, blockIdentifier } from './identifiers'
import type { AccountIdentifier, BlockIdentifier } from './identifiers'
import { count } from './scalars'
import { list, object, optional, string } from './schema'
import type { Schema } from './schema'

/**
 * An entry of the rich list.
 *
 * @example
 * ```ts
 * import { formatMcm, type RichListAccount } from '@mcm/rosetta-client'
 *
 * const show = ({ balance }: RichListAccount) => formatMcm(balance.value, { groupSeparator: ',' })
 * const { accounts } = await mochimo.stats.richList({ limit: 3 })
 * accounts.map(show).length // => 3
 * ```
 */
export interface RichListAccount {
  /** Tag of the account. */
  account_identifier: AccountIdentifier
  /** Balance of the account. */
  balance: Amount
}

/**
 * Response of `stats.richList`.
 *
 * @example
 * ```ts
 * import type { RichListResponse } from '@mcm/rosetta-client'
 *
 * const { accounts, total_accounts }: RichListResponse = await mochimo.stats.richList()
 * accounts.length <= total_accounts // => true
 * ```
 */
export interface RichListResponse {
  /** Height of the loaded ledger and hash of the current tip. These can belong to different blocks. */
  block_identifier: BlockIdentifier
  /**
   * Time at which the server loaded the ledger, in RFC 3339 format. By default, the ledger is reloaded
   * every 15 minutes.
   */
  last_updated: string
  /** Accounts in the requested order. The list is empty after the last account. */
  accounts: RichListAccount[]
  /** Number of accounts in the ledger. */
  total_accounts: number
  /** Sum of all balances. Missing on servers from before April 2025. */
  circulating_supply?: Amount
}

export const richListResponse: Schema<RichListResponse> = object({
  block_identifier: blockIdentifier,
  last_updated: string,
  accounts: list(object({ account_identifier: accountIdentifier, balance: amount })),
  total_accounts: count,
  circulating_supply: optional(amount),
})
