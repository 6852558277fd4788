import * as v from 'valibot'

/**
 * A validator whose accepted value is `T`. Every wire type is an interface written out for the
 * reader, next to the validator that the compiler holds to it.
 */
export type Schema<T> = v.GenericSchema<unknown, T>

/**
 * A JSON number that is a whole number and exact. A longer one fails here instead of arriving with
 * wrong last digits; the amounts that do come as long numbers are read as text (core/json.ts).
 */
export const integer: Schema<number> = v.pipe(v.number(), v.safeInteger())

/** A count, an index or a time: whole, exact, not negative. */
export const count: Schema<number> = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A whole number of nanoMCM as decimal text, negative for a debit. */
export const decimal: Schema<string> = v.pipe(v.string(), v.regex(/^-?\d+$/))

/** A block or transaction hash: `0x` and 64 hex digits. */
export const hash: Schema<string> = v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i))

/** Hex digits without `0x`, as the construction calls write them. */
export const bareHex: Schema<string> = v.pipe(v.string(), v.regex(/^(?:[\da-f]{2})+$/i))

/** A tag (`0x` and 40 hex digits) or a whole ledger address (`0x` and 80). */
export const hexAddress: Schema<string> = v.pipe(
  v.string(),
  v.regex(/^0x(?:[\da-f]{40}|[\da-f]{80})$/i),
)
