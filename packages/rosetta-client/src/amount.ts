/**
 * Converts between MCM and nanoMCM. The conversion is exact for every 64-bit value. This module doesn't
 * depend on the client.
 *
 * @module
 */

/**
 * One MCM in nanoMCM.
 *
 * @example
 * ```ts
 * import { NANO_PER_MCM } from '@mcm/rosetta-client'
 *
 * 3n * NANO_PER_MCM // => 3_000_000_000n
 * ```
 */
export const NANO_PER_MCM = 1_000_000_000n

/** Number of decimals of an amount in MCM. */
const DECIMALS = 9

/** Largest amount on the chain, in nanoMCM. */
const MAX_AMOUNT = 2n ** 64n - 1n

/** Number of digits of the largest amount. */
const MAX_DIGITS = 20

/**
 * Marks the error. The symbol is the same in every copy of the package and in every realm, where
 * `instanceof` would fail.
 */
const AMOUNT_ERROR_BRAND = /* @__PURE__ */ Symbol.for('@mcm/rosetta-client/amount-error')

/**
 * Thrown for an invalid amount. The message is suitable for display to users.
 *
 * @example
 * ```ts
 * import { InvalidAmountError, parseMcm } from '@mcm/rosetta-client'
 *
 * try {
 *   parseMcm('1,5')
 * } catch (error) {
 *   if (!(error instanceof InvalidAmountError)) throw error
 *   error.message // => `Invalid amount '1,5': use "." for decimals, without separators`
 * }
 * ```
 */
export class InvalidAmountError extends Error {
  /** Name of the class. */
  override readonly name = 'InvalidAmountError'
  /** The input, truncated to 64 characters. */
  readonly input: string

  constructor(problem: string, input: string) {
    const shown = input.length > 64 ? `${input.slice(0, 63)}…` : input
    super(`Invalid amount '${shown}': ${problem}`)
    this.input = shown
    // Not enumerable, like a message.
    Object.defineProperty(this, AMOUNT_ERROR_BRAND, { value: true })
  }
}

/**
 * Returns whether an amount was invalid. This works across copies of the package and across realms.
 *
 * @example
 * ```ts
 * import { isInvalidAmountError, parseMcm } from '@mcm/rosetta-client'
 *
 * function problemOf(typed: string): string | null {
 *   try {
 *     parseMcm(typed)
 *     return null
 *   } catch (error) {
 *     if (isInvalidAmountError(error)) return error.message
 *     throw error
 *   }
 * }
 * problemOf('1.5') // => null
 * problemOf('') // => "Invalid amount '': must not be empty"
 * ```
 */
export function isInvalidAmountError(error: unknown): error is InvalidAmountError {
  return Object(error)[AMOUNT_ERROR_BRAND] === true
}

/**
 * Parses an amount in MCM and returns nanoMCM: `parseMcm('1.5')` returns `1500000000n`. Accepts up to 9
 * decimals and a leading minus sign, and ignores surrounding whitespace. The result is exact, because no
 * floating-point arithmetic is used.
 *
 * @throws {InvalidAmountError} If the text isn't a valid amount or exceeds 64 bits.
 *
 * @example
 * ```ts
 * import { parseMcm } from '@mcm/rosetta-client'
 *
 * parseMcm('1.5') // => 1_500_000_000n
 * parseMcm('18446744073.709551615') // => 2n ** 64n - 1n
 * parseMcm('0.0000000001') // throws InvalidAmountError: Invalid amount '0.0000000001': must have at most 9 decimals
 * ```
 */
export function parseMcm(text: string): bigint {
  // This check is for untyped callers: a number such as 0.1 + 0.2 would be inexact.
  if (typeof text !== 'string') throw new InvalidAmountError('must be a string', String(text))
  const input = text.trim()
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(input)
  const whole = match?.[2] ?? ''
  const fraction = match?.[3] ?? ''
  if (whole + fraction === '') {
    throw new InvalidAmountError(
      input === ''
        ? 'must not be empty'
        : input.includes(',')
          ? 'use "." for decimals, without separators'
          : 'must contain only digits and "."',
      text,
    )
  }
  if (fraction.length > DECIMALS) {
    throw new InvalidAmountError(`must have at most ${DECIMALS} decimals`, text)
  }
  const value = readUint64(whole + fraction.padEnd(DECIMALS, '0'))
  if (value === undefined) {
    throw new InvalidAmountError(`must be at most ${formatMcm(MAX_AMOUNT)} MCM`, text)
  }
  return match?.[1] ? -value : value
}

/**
 * Options of `formatMcm`.
 *
 * @example
 * ```ts
 * import { formatMcm, type FormatMcmOptions } from '@mcm/rosetta-client'
 *
 * const price: FormatMcmOptions = { minDecimals: 2, maxDecimals: 2, groupSeparator: ',' }
 * formatMcm(1_234_567_890_000_000n, price) // => '1,234,567.89'
 * ```
 */
export interface FormatMcmOptions {
  /** Minimum number of decimals, from 0 to 9. Shorter amounts are padded with zeros. Default: 0. */
  minDecimals?: number | undefined
  /** Maximum number of decimals. Further decimals are truncated, because rounding up would overstate a balance. Default: 9. */
  maxDecimals?: number | undefined
  /** Thousands separator, such as `','`. Default: none. */
  groupSeparator?: string | undefined
  /** Which amounts get a sign. `always` adds a plus sign to positive amounts. Default: `negative`. */
  sign?: 'negative' | 'always' | undefined
}

/**
 * Formats nanoMCM as MCM: `formatMcm(1500000000n)` returns `'1.5'`. The result is exact for every value.
 * The API's decimal strings (`Amount.value`) are accepted too.
 *
 * @throws {InvalidAmountError} If the value isn't a bigint or a string containing a 64-bit integer.
 * @throws {RangeError} If `minDecimals` or `maxDecimals` isn't an integer from 0 to 9, or `minDecimals`
 *   is greater than `maxDecimals`.
 *
 * @example
 * ```ts
 * import { formatMcm } from '@mcm/rosetta-client'
 *
 * formatMcm(1_500_000_000n) // => '1.5'
 * formatMcm('500') // => '0.0000005'
 * formatMcm(-2_000_000_000n, { minDecimals: 2 }) // => '-2.00'
 * ```
 */
export function formatMcm(value: bigint | string, options: FormatMcmOptions = {}): string {
  const nano = readNano(value)
  const { minDecimals = 0, maxDecimals = DECIMALS, groupSeparator = '', sign } = options
  const inOrder = minDecimals >= 0 && minDecimals <= maxDecimals && maxDecimals <= DECIMALS
  if (!inOrder || !Number.isInteger(minDecimals) || !Number.isInteger(maxDecimals)) {
    throw new RangeError(
      `minDecimals and maxDecimals must be integers from 0 to ${DECIMALS} in ascending order`,
    )
  }
  const digits = (nano < 0n ? -nano : nano).toString().padStart(DECIMALS + 1, '0')
  const whole = groupsOf(digits.slice(0, -DECIMALS)).join(groupSeparator)
  const fraction = digits
    .slice(-DECIMALS)
    .slice(0, maxDecimals)
    .replace(/0+$/, '')
    .padEnd(minDecimals, '0')
  const shown = whole + (fraction && `.${fraction}`)
  if (!/[1-9]/.test(shown)) return shown
  return (nano < 0n ? '-' : sign === 'always' ? '+' : '') + shown
}

function readNano(value: bigint | string): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value !== 'string') {
    throw new InvalidAmountError('must be a string or a bigint', String(value))
  }
  const [, minus, digits] = /^(-?)(\d+)$/.exec(value) ?? []
  if (digits === undefined) throw new InvalidAmountError('must be an integer in nanoMCM', value)
  const nano = readUint64(digits)
  if (nano === undefined)
    throw new InvalidAmountError(`must be at most ${MAX_AMOUNT} nanoMCM`, value)
  return minus ? -nano : nano
}

/**
 * Converts digits to a bigint, or returns `undefined` if the value exceeds 64 bits. The digits are
 * counted first, because converting thousands of digits is slow.
 */
function readUint64(digits: string): bigint | undefined {
  const significant = digits.replace(/^0+/, '')
  if (significant.length > MAX_DIGITS) return undefined
  const value = BigInt(significant)
  return value <= MAX_AMOUNT ? value : undefined
}

/** Splits digits into groups of three from the right. */
function groupsOf(digits: string): string[] {
  const groups: string[] = []
  const first = digits.length % 3 || 3
  for (let from = 0, to = first; from < digits.length; from = to, to += 3) {
    groups.push(digits.slice(from, to))
  }
  return groups
}
