import * as v from 'valibot'

/**
 * A validator whose accepted value is `T`. Every wire type is an interface written out for the
 * reader, next to the validator that the compiler holds to it. Objects are loose: fields that a newer
 * server may have added stay.
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

/** The largest amount of the chain, 2⁶⁴ − 1. */
const MAX_UINT64 = '18446744073709551615'

/** Whether it is decimal text of at most 64 bits without a sign, written as the server does. */
export function isUint64(input: unknown): boolean {
  return (
    typeof input === 'string' &&
    /^(?:0|[1-9]\d{0,19})$/.test(input) &&
    // Two texts of 20 digits are in the order of their numbers.
    (input.length < MAX_UINT64.length || input <= MAX_UINT64)
  )
}

/** An unsigned 64-bit number as decimal text: nanoMCM, or the height of a block. */
export const uint64: Schema<string> = /* @__PURE__ */ v.custom<string>(
  isUint64,
  'an unsigned 64-bit number as text',
)

/** As `uint64`, or with a minus: the amount of an operation, whose type tells the sign. */
export const signedUint64: Schema<string> = /* @__PURE__ */ v.custom<string>(
  (input) =>
    isUint64(input) ||
    (typeof input === 'string' && /^-[1-9]/.test(input) && isUint64(input.slice(1))),
  'a 64-bit number as text',
)

/**
 * Hex that becomes `0x` and lower-case digits here, at the edge, whatever the server writes: nobody
 * after it has to fold letter case to compare.
 */
function prefixed(pattern: RegExp, name: string): Schema<string> {
  return v.pipe(
    text(pattern, name),
    v.transform((hex) => {
      const lower = hex.toLowerCase()
      return lower === '' || lower.startsWith('0x') ? lower : `0x${lower}`
    }),
  )
}

/** A block or transaction hash, or another value of 32 bytes. */
export const hash: Schema<string> = /* @__PURE__ */ prefixed(/^(?:0x)?[\da-f]{64}$/i, 'a hash')

/** A hash, or the empty text that a server writes for a block it does not know. */
export const hashOrEmpty: Schema<string> = /* @__PURE__ */ prefixed(
  /^(?:(?:0x)?[\da-f]{64})?$/i,
  'a hash',
)

/** A tag or the hash of a key, 20 bytes. */
export const hash20: Schema<string> = /* @__PURE__ */ prefixed(
  /^(?:0x)?[\da-f]{40}$/i,
  '20 bytes of hex',
)

/** A tag (20 bytes) or a whole ledger address (40 bytes). */
export const hexAddress: Schema<string> = /* @__PURE__ */ prefixed(
  /^(?:0x)?(?:[\da-f]{40}|[\da-f]{80})$/i,
  'an address',
)

/** The bytes of a transaction: lower-case digits without `0x`, as the construction calls want them back. */
export const bareHex: Schema<string> = /* @__PURE__ */ v.pipe(
  text(/^(?:0x)?(?:[\da-f]{2})+$/i, 'hex digits'),
  v.transform((hex) => hex.toLowerCase().replace(/^0x/, '')),
)
