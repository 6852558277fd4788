import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  InvalidAmountError,
  NANO_PER_MCM,
  formatMcm,
  isInvalidAmountError,
  parseMcm,
} from './amount'

const MAX = 2n ** 64n - 1n

describe('parseMcm', () => {
  it.each([
    ['1.5', 1_500_000_000n],
    ['1', NANO_PER_MCM],
    ['0', 0n],
    ['0.000000001', 1n],
    ['.5', 500_000_000n],
    ['7.', 7_000_000_000n],
    ['007', 7_000_000_000n],
    [' 2 ', 2_000_000_000n],
    ['-1.25', -1_250_000_000n],
    ['9007199.254740993', 2n ** 53n + 1n],
    ['18446744073.709551615', MAX],
    ['-18446744073.709551615', -MAX],
  ])('parses %j', (text, nano) => {
    expect(parseMcm(text)).toBe(nano)
  })

  it.each([
    ['', 'must not be empty'],
    ['  ', 'must not be empty'],
    ['.', 'must contain only digits and "."'],
    ['-', 'must contain only digits and "."'],
    ['1.0000000001', 'must have at most 9 decimals'],
    ['1,5', 'use "." for decimals, without separators'],
    ['1,000.5', 'use "." for decimals, without separators'],
    ['1e3', 'must contain only digits and "."'],
    ['+1', 'must contain only digits and "."'],
    ['1 MCM', 'must contain only digits and "."'],
    ['0x10', 'must contain only digits and "."'],
    ['1.2.3', 'must contain only digits and "."'],
    ['18446744073.709551616', 'must be at most 18446744073.709551615 MCM'],
  ])('rejects %j: %s', (text, problem) => {
    expect(() => parseMcm(text)).toThrow(InvalidAmountError)
    expect(() => parseMcm(text)).toThrow(`Invalid amount '${text}': ${problem}`)
  })

  it.each<unknown>([0.1 + 0.2, 5, 5n, undefined, null])(
    'rejects %s, which is not a string',
    (value) => {
      expect(() => parseMcm(value as string)).toThrow(
        new InvalidAmountError('must be a string', String(value)),
      )
    },
  )

  it('truncates long input in the error', () => {
    expect(() => parseMcm('x'.repeat(1000))).toThrow(
      expect.objectContaining({ input: `${'x'.repeat(63)}…` }),
    )
  })
})

describe('formatMcm', () => {
  it.each([
    [0n, {}, '0'],
    [1n, {}, '0.000000001'],
    [1_500_000_000n, {}, '1.5'],
    [-1_500_000_000n, {}, '-1.5'],
    ['1500000000', {}, '1.5'],
    ['-500', {}, '-0.0000005'],
    [MAX, {}, '18446744073.709551615'],
    [1_500_000_000n, { minDecimals: 9 }, '1.500000000'],
    [1_500_000_000n, { minDecimals: 2 }, '1.50'],
    [1_999_999_999n, { maxDecimals: 2 }, '1.99'],
    [-1_999_999_999n, { maxDecimals: 2 }, '-1.99'],
    [1_999_999_999n, { maxDecimals: 0 }, '1'],
    [-1n, { maxDecimals: 2 }, '0'],
    [1_000_000_001n, { minDecimals: 2, maxDecimals: 2 }, '1.00'],
    [1_234_567_890_000_000_000n, { groupSeparator: ',' }, '1,234,567,890'],
    [123_456_000_000_000n, { groupSeparator: '\u202f' }, '123\u202f456'],
    [5_000_000_000n, { sign: 'always' as const }, '+5'],
    [0n, { sign: 'always' as const }, '0'],
  ])('formats %s with %j as %s', (value, options, text) => {
    expect(formatMcm(value, options)).toBe(text)
  })

  it('rejects text that is not an integer', () => {
    expect(() => formatMcm('1.5')).toThrow("Invalid amount '1.5': must be an integer in nanoMCM")
  })

  it.each(['18446744073709551616', '-18446744073709551616'])(
    'rejects %s, which exceeds 64 bits',
    (text) => {
      expect(() => formatMcm(text)).toThrow(
        `Invalid amount '${text}': must be at most 18446744073709551615 nanoMCM`,
      )
    },
  )

  it.each<unknown>([5, 1.5, true, null, undefined])(
    'rejects %s, which is neither a string nor a bigint',
    (value) => {
      expect(() => formatMcm(value as bigint)).toThrow(
        new InvalidAmountError('must be a string or a bigint', String(value)),
      )
    },
  )

  it.each([
    { minDecimals: -1 },
    { maxDecimals: 10 },
    { minDecimals: 3, maxDecimals: 2 },
    { maxDecimals: Number.NaN },
    { minDecimals: 1.5 },
  ])('rejects decimals %j', (options) => {
    expect(() => formatMcm(1n, options)).toThrow(RangeError)
  })
})

// A quadratic regular expression needs 11 seconds for this length, more than a test's timeout.
describe('200,000 digits', { timeout: 5000 }, () => {
  const digits = '9'.repeat(200_000)
  const zeros = '0'.repeat(200_000)

  it.each<[string, () => unknown]>([
    ['formatMcm', () => formatMcm(digits)],
    ['formatMcm of a negative number', () => formatMcm(`-${digits}`)],
    ['parseMcm', () => parseMcm(digits)],
    ['parseMcm of decimals', () => parseMcm(`0.${digits}`)],
    ['parseMcm of spaces', () => parseMcm(`${zeros.replaceAll('0', ' ')}x`)],
  ])('are rejected: %s', (_what, run) => {
    expect(run).toThrow(InvalidAmountError)
  })

  it('are parsed and formatted if they are an amount', () => {
    expect(formatMcm(`${zeros}1`)).toBe('0.000000001')
    expect(parseMcm(`${zeros}1`)).toBe(NANO_PER_MCM)
    const grouped = formatMcm(BigInt(digits), { groupSeparator: ',' })
    expect(grouped).toMatch(/^99(?:,999)+\.9{9}$/)
  })
})

it('parses what it formats, for every signed 64-bit value', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -MAX, max: MAX }), (value) => {
      expect(parseMcm(formatMcm(value))).toBe(value)
    }),
    { seed: 1, numRuns: 2000 },
  )
})

it('isInvalidAmountError recognizes the error, also of another copy', async () => {
  vi.resetModules()
  const copy = await import('./amount')
  for (const { parseMcm: parse } of [copy, { parseMcm }]) {
    let error: unknown
    try {
      parse('1,5')
    } catch (thrown) {
      error = thrown
    }
    expect(isInvalidAmountError(error)).toBe(true)
  }
  expect([new Error('no'), { name: 'InvalidAmountError' }, null].some(isInvalidAmountError)).toBe(
    false,
  )
})
