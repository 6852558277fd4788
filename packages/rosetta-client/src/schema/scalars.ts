import * as v from 'valibot'

/**
 * A validator whose accepted value is `T`. Every wire type is an interface written out for the
 * reader, next to the validator that the compiler holds to it.
 */
export type Schema<T> = v.GenericSchema<unknown, T>

function text(pattern: RegExp, name: string): Schema<string> {
  return v.custom<string>((input) => typeof input === 'string' && pattern.test(input), name)
}

/**
 * A whole number from -1 on, the parent of the genesis block. One that a JSON number can't hold exactly
 * fails here instead of arriving with wrong last digits; the amounts that do come as long numbers are
 * read as text (core/json.ts).
 */
export const height: Schema<number> = /* @__PURE__ */ v.custom<number>(
  (input) => Number.isSafeInteger(input) && Number(input) >= -1,
  'a whole number',
)

/** A count or a time: whole, exact, not negative. */
export const count: Schema<number> = /* @__PURE__ */ v.custom<number>(
  (input) => Number.isSafeInteger(input) && Number(input) >= 0,
  'a whole number',
)

/** A whole number of nanoMCM as decimal text, negative for a debit. */
export const decimal: Schema<string> = /* @__PURE__ */ text(/^-?\d+$/, 'a decimal text')

/** A block or transaction hash: `0x` and 64 hex digits. */
export const hash: Schema<string> = /* @__PURE__ */ text(/^0x[\da-f]{64}$/i, 'a hash')

/** Hex digits without `0x`, as the construction calls write them. */
export const bareHex: Schema<string> = /* @__PURE__ */ text(/^(?:[\da-f]{2})+$/i, 'hex digits')

/** A tag (`0x` and 40 hex digits) or a whole ledger address (`0x` and 80). */
export const hexAddress: Schema<string> = /* @__PURE__ */ text(
  /^0x(?:[\da-f]{40}|[\da-f]{80})$/i,
  'an address',
)
