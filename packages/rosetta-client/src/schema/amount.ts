import * as v from 'valibot'
import { signedUint64, uint64 } from './scalars'
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
  /**
   * Whole nanoMCM as decimal text of at most 64 bits. Negative only in an operation that debits an account,
   * a `SOURCE_TRANSFER`.
   */
  value: string
  /** Always MCM with 9 decimals. */
  currency: Currency
}

export const currency: Schema<Currency> = v.looseObject({
  symbol: v.literal('MCM'),
  decimals: v.literal(9),
})

/** A balance, a fee or a supply: never negative. */
export const amount: Schema<Amount> = v.looseObject({ value: uint64, currency })

/** The amount of an operation, whose type tells the sign. */
export const operationAmount: Schema<Amount> = v.looseObject({ value: signedUint64, currency })
