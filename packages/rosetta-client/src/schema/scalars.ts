import * as v from 'valibot'

/**
 * A validator for `T`. Each API type is an explicit interface, and the compiler checks the validator next
 * to it against this interface. Unknown fields of objects aren't removed, because newer servers may add
 * fields.
 */
export type Schema<T> = v.GenericSchema<unknown, T>

function text(pattern: RegExp, name: string): Schema<string> {
  return v.custom<string>((input) => typeof input === 'string' && pattern.test(input), name)
}

/** A block's height minus 1: an integer of at least -1, because the genesis block is at height 0. */
export const parentHeight: Schema<number> = /* @__PURE__ */ v.custom<number>(
  (input) => Number.isSafeInteger(input) && Number(input) >= -1,
  'an integer',
)

/**
 * A non-negative integer, such as a count or a block's height. Numbers that are too large to be exact are
 * rejected. Amounts that the server sends as such numbers are read as strings (core/json.ts).
 */
export const count: Schema<number> = /* @__PURE__ */ v.custom<number>(
  (input) => Number.isSafeInteger(input) && Number(input) >= 0,
  'an integer',
)

/** Latest time that a `Date` can hold. Formatting a later time throws an error. */
const MAX_TIME = 8.64e15

/** A time in milliseconds since 1970. */
export const time: Schema<number> = /* @__PURE__ */ v.custom<number>(
  (input) => Number.isInteger(input) && Number(input) >= 0 && Number(input) <= MAX_TIME,
  'a time in milliseconds',
)

/** Largest amount, 2⁶⁴ − 1. */
export const MAX_UINT64 = '18446744073709551615'

/** Returns whether text is an unsigned 64-bit integer without leading zeros. */
export function isUint64(input: unknown): boolean {
  return (
    typeof input === 'string' &&
    /^(?:0|[1-9]\d{0,19})$/.test(input) &&
    // Numbers of 20 digits sort in the same order as text.
    (input.length < MAX_UINT64.length || input <= MAX_UINT64)
  )
}

/** An unsigned 64-bit integer as a decimal string: an amount in nanoMCM or a block height. */
export const uint64: Schema<string> = /* @__PURE__ */ v.custom<string>(
  isUint64,
  'an unsigned 64-bit integer as a string',
)

/** A `uint64` with an optional minus sign, for an operation's amount. */
export const signedUint64: Schema<string> = /* @__PURE__ */ v.custom<string>(
  (input) =>
    isUint64(input) ||
    (typeof input === 'string' && /^-[1-9]/.test(input) && isUint64(input.slice(1))),
  'a 64-bit integer as a string',
)

/**
 * Normalizes hex to `0x` and lowercase digits, so that values can be compared directly.
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

/** A block or transaction hash, or another 32-byte value. */
export const hash: Schema<string> = /* @__PURE__ */ prefixed(/^(?:0x)?[\da-f]{64}$/i, 'a hash')

/** A hash or an empty string. The server sends an empty string for an unknown block. */
export const hashOrEmpty: Schema<string> = /* @__PURE__ */ prefixed(
  /^(?:(?:0x)?[\da-f]{64})?$/i,
  'a hash',
)

/** A 20-byte tag or key hash. */
export const hash20: Schema<string> = /* @__PURE__ */ prefixed(
  /^(?:0x)?[\da-f]{40}$/i,
  '20 bytes of hex',
)

/** A tag (20 bytes) or a ledger address (40 bytes). */
export const hexAddress: Schema<string> = /* @__PURE__ */ prefixed(
  /^(?:0x)?(?:[\da-f]{40}|[\da-f]{80})$/i,
  'an address',
)

/** Transaction bytes in lowercase hex without `0x`, which is the format of the construction calls. */
export const bareHex: Schema<string> = /* @__PURE__ */ v.pipe(
  text(/^(?:0x)?(?:[\da-f]{2})+$/i, 'hex digits'),
  v.transform((hex) => hex.toLowerCase().replace(/^0x/, '')),
)
