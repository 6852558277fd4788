import * as v from 'valibot'
import { amount } from './amount'
import type { Amount } from './amount'
import { accountIdentifier, blockIdentifier } from './identifiers'
import type { AccountIdentifier, BlockIdentifier } from './identifiers'
import { count } from './scalars'
import type { Schema } from './scalars'

/** One line of the rich list. */
export interface RichListAccount {
  /** Whose it is: the tag. */
  account_identifier: AccountIdentifier
  /** What it holds. */
  balance: Amount
}

/** Answer of `stats.richList`. */
export interface RichListResponse {
  /** The index is that of the loaded ledger; the hash is the live tip's, so they may not belong together. */
  block_identifier: BlockIdentifier
  /** When the server loaded the ledger, RFC 3339; it does so every 15 minutes by default. */
  last_updated: string
  /** In the order asked for; empty past the end. */
  accounts: RichListAccount[]
  /** Entries in the ledger. */
  total_accounts: number
  /** Sum of all balances; missing on servers before April 2025. */
  circulating_supply?: Amount
}

export const richListResponse: Schema<RichListResponse> = v.looseObject({
  block_identifier: blockIdentifier,
  last_updated: v.string(),
  accounts: v.array(v.looseObject({ account_identifier: accountIdentifier, balance: amount })),
  total_accounts: count,
  circulating_supply: v.exactOptional(amount),
})
