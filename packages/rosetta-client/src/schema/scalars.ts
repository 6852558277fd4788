import type { Schema } from './schema'

/** Returns whether a value is an integer from `min` to `max`. */
export function isInteger(
  input: unknown,
  min: number,
  max: number = Number.MAX_SAFE_INTEGER,
): boolean {
  return Number.isInteger(input) && Number(input) >= min && Number(input) <= max
}

/* @__NO_SIDE_EFFECTS__ */
function integer(min: number, name = 'an integer', max?: number): Schema<number> {
  return { name, test: (input) => isInteger(input, min, max) }
}

/** A block's height minus 1: an integer of at least -1, because the genesis block is at height 0. */
export const parentHeight: Schema<number> = integer(-1)

/**
 * A non-negative integer, such as a count or a block's height. Numbers that are too large to be exact are
 * rejected. Amounts that the server sends as such numbers are read as strings (core/json.ts).
 */
export const count: Schema<number> = integer(0)

/**
 * A time in milliseconds since 1970, at most the latest time that a `Date` can hold. Formatting a later
 * time throws an error.
 */
export const time: Schema<number> = integer(0, 'a time in milliseconds', 8.64e15)

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
export const uint64: Schema<string> = {
  name: 'an unsigned 64-bit integer as a string',
  test: isUint64,
}

/** A `uint64` with an optional minus sign, for an operation's amount. */
export const signedUint64: Schema<string> = {
  name: 'a 64-bit integer as a string',
  test: (input) =>
    isUint64(input) ||
    (typeof input === 'string' && /^-[1-9]/.test(input) && isUint64(input.slice(1))),
}

/* @__NO_SIDE_EFFECTS__ */
function textOf(pattern: RegExp): Schema<string>['test'] {
  return (input) => typeof input === 'string' && pattern.test(input)
}

/** Describes hex that matches a pattern, normalized to lowercase digits after `0x`. */
/* @__NO_SIDE_EFFECTS__ */
function hex(pattern: RegExp, name: string): Schema<string> {
  return {
    name,
    test: textOf(pattern),
    to(digits: string) {
      const lower = digits.toLowerCase()
      // Most values are returned unchanged, which is faster than building a new string.
      return lower === '' || lower.startsWith('0x') ? lower : `0x${lower}`
    },
  }
}

/** A block or transaction hash, or another 32-byte value. */
export const hash: Schema<string> = hex(/^(?:0x)?[\da-f]{64}$/i, 'a hash')

/** A hash or an empty string. The server sends an empty string for an unknown block. */
export const hashOrEmpty: Schema<string> = hex(/^(?:(?:0x)?[\da-f]{64})?$/i, 'a hash')

/** A 20-byte tag or key hash. */
export const hash20: Schema<string> = hex(/^(?:0x)?[\da-f]{40}$/i, '20 bytes of hex')

/** A tag (20 bytes) or a ledger address (40 bytes). */
export const hexAddress: Schema<string> = hex(/^(?:0x)?(?:[\da-f]{40}|[\da-f]{80})$/i, 'an address')

/** Transaction bytes in lowercase hex without `0x`, which is the format of the construction calls. */
export const bareHex: Schema<string> = {
  name: 'hex digits',
  test: textOf(/^(?:0x)?(?:[\da-f]{2})+$/i),
  to: (digits: string) => digits.toLowerCase().replace('0x', ''),
}
