import { expect, test } from 'vitest'
import type { RichAccount } from '../../../data/rich-list-queries'
import { bands, bandShares, roundShares } from './concentration'
import { formatShare } from '../accounts/share'

const accounts = (count: number, balance = 1n): RichAccount[] =>
  Array.from({ length: count }, (_, at) => ({ rank: at + 1, address: '', base58: '', balance }))

test('bands are known once their last account is loaded', () => {
  const known = (loaded: number, total = 12_500) =>
    bands(accounts(loaded), total).map(({ from, to }) => [from, to])
  expect(known(0)).toEqual([])
  expect(known(9)).toEqual([])
  expect(known(100)).toEqual([
    [1, 10],
    [11, 100],
  ])
  expect(known(999)).toHaveLength(2)
  expect(known(1000)).toEqual([
    [1, 10],
    [11, 100],
    [101, 1000],
  ])
  expect(known(10_000)).toHaveLength(3)
})

test('a small ledger ends the bands early', () => {
  expect(bands(accounts(4), 4).map(({ from, to }) => [from, to])).toEqual([[1, 4]])
  expect(bands(accounts(10), 10)).toHaveLength(1)
  expect(bands(accounts(64), 64).map(({ from, to }) => [from, to])).toEqual([
    [1, 10],
    [11, 64],
  ])
})

test('sums are exact above 2^53', () => {
  const huge = 2n ** 60n + 1n
  const [first, second] = bands(accounts(100, huge), 500)
  expect(first).toMatchObject({ held: huge * 10n, heldToHere: huge * 10n })
  expect(second).toMatchObject({ held: huge * 90n, heldToHere: huge * 100n })
})

/** Formats a percentage in the visitor's locale. */
const percent = (share: number, decimals: number) =>
  new Intl.NumberFormat(undefined, {
    style: 'percent',
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(share)

test.each([
  [0n, 100n, percent(0, 2)],
  [1n, 3n, percent(0.3333, 2)],
  [2n, 3n, percent(0.6667, 2)],
  [99_999n, 100_000n, percent(0.9999, 2)],
  [1n, 10_000n, percent(0.0001, 2)],
  [1n, 10_001n, `<\u00a0${percent(0.0001, 2)}`],
  [5n, 5n, percent(1, 2)],
  [2n ** 63n, 2n ** 64n, percent(0.5, 2)],
  [1n, 0n, '–'],
])('%s of %s is %s', (part, whole, text) => {
  expect(formatShare(part, whole)).toBe(text)
})

test.each([
  // Rounded one by one, these would be 46.2, 23.3 and 30.6, which is 100.1%.
  [
    [46_154n, 23_256n, 30_590n],
    [461, 233, 306],
  ],
  [
    [1n, 1n, 1n],
    [334, 333, 333],
  ],
  [
    [9996n, 4n],
    [1000, 0],
  ],
  [[5n], [1000]],
  [
    [2n ** 63n, 2n ** 63n],
    [500, 500],
  ],
])('shares of %s are rounded so that they add up to the whole', (parts, shares) => {
  const whole = parts.reduce((sum, part) => sum + part, 0n)
  expect(roundShares(parts, whole)).toEqual(shares)
})

test('shares of less or more than the whole, as a faulty endpoint reports them, aren’t made to fit', () => {
  expect(roundShares([3n, 3n], 10n)).toEqual([300, 300])
  expect(roundShares([15n, 5n], 10n)).toEqual([1500, 500])
})

test('all others have a share if they hold anything', () => {
  const known = bands(accounts(100), 500)
  expect(bandShares(known, 500, 500n)).toEqual({
    shares: [20, 180],
    sharesToHere: [20, 200],
    rest: 800,
  })
  expect(bandShares(known, 500, 100n)).toMatchObject({ shares: [100, 900], rest: undefined })
  expect(bandShares(bands(accounts(100), 100), 100, 500n).rest).toBeUndefined()
})
