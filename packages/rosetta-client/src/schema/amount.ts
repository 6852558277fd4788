import * as v from 'valibot'
import { count, decimal } from './scalars'
import type { Schema } from './scalars'

/** The unit an amount is shown in. */
export interface Currency {
  /** Always `MCM`. */
  symbol: string
  /** Always 9: an amount's value counts units of 10⁻⁹ MCM. */
  decimals: number
}

/** An amount of money on the wire. `BigInt(amount.value)` is its exact value in nanoMCM. */
export interface Amount {
  /** Whole nanoMCM as decimal text, negative for a debit. */
  value: string
  /** Always MCM with 9 decimals. */
  currency: Currency
}

export const currency: Schema<Currency> = v.object({ symbol: v.string(), decimals: count })

export const amount: Schema<Amount> = v.object({ value: decimal, currency })
