/**
 * Amounts as people write them and as the chain counts them, exact for every 64-bit value. Stands alone,
 * without the client.
 *
 * @module
 */

/** One MCM in its smallest unit. */
export const NANO_PER_MCM = 1_000_000_000n

/** Decimals of an MCM. */
const DECIMALS = 9

/** Amounts are 64-bit on the chain. */
const MAX_AMOUNT = 2n ** 64n - 1n

/** Digits of the largest amount. */
const MAX_DIGITS = 20

/** Thrown for text that is no amount of MCM. The message says what is wrong and can be shown to a person. */
export class InvalidAmountError extends Error {
  /** Always this, also in another copy of the package. */
  override readonly name = 'InvalidAmountError'
  /** What was given, cut to 64 characters. */
  readonly input: string

  constructor(problem: string, input: string) {
    const shown = input.length > 64 ? `${input.slice(0, 63)}…` : input
    super(`Invalid amount '${shown}': ${problem}`)
    this.input = shown
  }
}

/**
 * Reads an amount of MCM as a person writes it and gives nanoMCM: `parseMcm('1.5')` is `1500000000n`.
 * Takes digits with at most 9 decimals after a point and a leading minus; spaces around are ignored.
 * Exact: no floating point is involved.
 *
 * @throws {InvalidAmountError} For anything else, and beyond 64 bits.
 */
export function parseMcm(text: string): bigint {
  // For untyped callers: 0.1 + 0.2 would be a wrong amount.
  if (typeof text !== 'string') throw new InvalidAmountError('must be text', String(text))
  const input = text.trim()
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(input)
  const whole = match?.[2] ?? ''
  const fraction = match?.[3] ?? ''
  if (whole + fraction === '') {
    throw new InvalidAmountError(
      input === ''
        ? 'empty'
        : input.includes(',')
          ? 'no commas, and a point before the decimals'
          : 'only digits and a point',
      text,
    )
  }
  if (fraction.length > DECIMALS) {
    throw new InvalidAmountError(`more than ${DECIMALS} decimals`, text)
  }
  const value = readUint64(whole + fraction.padEnd(DECIMALS, '0'))
  if (value === undefined) {
    throw new InvalidAmountError(`more than ${formatMcm(MAX_AMOUNT)} MCM`, text)
  }
  return match?.[1] ? -value : value
}

/** How `formatMcm` writes. */
export interface FormatMcmOptions {
  /** Decimals at least, filled with zeros: 0 to 9, by default 0. */
  minDecimals?: number | undefined
  /** Decimals at most, by default 9. What is beyond is cut off, never rounded up: nobody can spend a rounded balance. */
  maxDecimals?: number | undefined
  /** Put between groups of three digits before the point, such as `','`; by default nothing. */
  groupSeparator?: string | undefined
  /** `always` puts a plus before what is above zero; by default `negative`. */
  sign?: 'negative' | 'always' | undefined
}

/**
 * Writes nanoMCM as MCM: `formatMcm(1500000000n)` is `'1.5'`. Exact for every value. Takes the decimal
 * text of the API too (`Amount.value`).
 *
 * @throws {InvalidAmountError} For text that is not a whole number of at most 64 bits, and for anything
 * but text or a bigint.
 * @throws {RangeError} If the decimals asked for are not whole numbers from 0 to 9 in order.
 */
export function formatMcm(value: bigint | string, options: FormatMcmOptions = {}): string {
  const nano = readNano(value)
  const { minDecimals = 0, maxDecimals = DECIMALS, groupSeparator = '', sign } = options
  const inOrder = minDecimals >= 0 && minDecimals <= maxDecimals && maxDecimals <= DECIMALS
  if (!inOrder || !Number.isInteger(minDecimals) || !Number.isInteger(maxDecimals)) {
    throw new RangeError(
      `Decimals must be whole numbers from 0 to ${DECIMALS}, minDecimals at most maxDecimals`,
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
    throw new InvalidAmountError('must be text or a bigint', String(value))
  }
  const [, minus, digits] = /^(-?)(\d+)$/.exec(value) ?? []
  if (digits === undefined) throw new InvalidAmountError('not a whole number of nanoMCM', value)
  const nano = readUint64(digits)
  if (nano === undefined) throw new InvalidAmountError(`more than ${MAX_AMOUNT} nanoMCM`, value)
  return minus ? -nano : nano
}

/** Undefined beyond 64 bits. Many thousands of digits take long to convert, so they are counted first. */
function readUint64(digits: string): bigint | undefined {
  const significant = digits.replace(/^0+/, '')
  if (significant.length > MAX_DIGITS) return undefined
  const value = BigInt(significant)
  return value <= MAX_AMOUNT ? value : undefined
}

/** Three digits each, fewer in the first. */
function groupsOf(digits: string): string[] {
  const groups: string[] = []
  const first = digits.length % 3 || 3
  for (let from = 0, to = first; from < digits.length; from = to, to += 3) {
    groups.push(digits.slice(from, to))
  }
  return groups
}
