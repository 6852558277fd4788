import { signedUint64, uint64 } from './scalars'
import { object, oneOf } from './schema'
import type { Schema } from './schema'

/**
 * Currency of an amount.
 *
 * @example
 * ```ts
 * import type { Currency } from '@mcm/rosetta-client'
 *
 * const { balances } = await mochimo.account.balance({ address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' })
 * const currency: Currency = balances[0].currency
 * currency // => { symbol: 'MCM', decimals: 9 }
 * ```
 */
export interface Currency {
  /** Symbol of the currency, which is always `MCM`. */
  symbol: string
  /** Number of decimals, which is always 9. Values are in nanoMCM (10⁻⁹ MCM). */
  decimals: number
}

/**
 * An amount. Use `BigInt(amount.value)` for its exact value in nanoMCM.
 *
 * @example
 * ```ts
 * import { type Amount, formatMcm } from '@mcm/rosetta-client'
 *
 * const amount: Amount = { value: '1500000000', currency: { symbol: 'MCM', decimals: 9 } }
 * formatMcm(amount.value) // => '1.5'
 * ```
 */
export interface Amount {
  /**
   * Amount in nanoMCM as a decimal string, at most 64 bits. The amount is negative only in operations
   * that debit an account (`SOURCE_TRANSFER`).
   */
  value: string
  /** Currency, which is always MCM with 9 decimals. */
  currency: Currency
}

export const currency: Schema<Currency> = object({
  symbol: oneOf('MCM'),
  decimals: oneOf(9),
})

/** A non-negative amount, such as a balance, fee or supply. */
export const amount: Schema<Amount> = object({ value: uint64, currency })

/** An operation's amount, with a sign that depends on its type. */
export const operationAmount: Schema<Amount> = object({ value: signedUint64, currency })
