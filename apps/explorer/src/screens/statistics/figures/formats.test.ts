import { expect, test } from 'vitest'
import {
  feeFormat,
  formatChange,
  formatClock,
  formatFixed,
  formatWhole,
  nanoFormat,
  rewardFormat,
} from './formats'

test.each([
  [
    [500, 150_000],
    [50_000, 100_000, 150_000],
    ['0.00005', '0.00010', '0.00015'],
  ],
  [[12_063_200_000, 12_063_500_000], [12_063_200_000], ['12.0632']],
  [
    [0, 40_000_000_000],
    [0, 20_000_000_000],
    ['0', '20'],
  ],
  [[7, 7], [7], ['0.000000007']],
  [[], [1_500_000_000], ['1.500000000']],
])('the labels of an axis of %j nanoMCM have equally many decimals', (values, ticks, labels) => {
  expect(ticks.map(nanoFormat(values))).toEqual(labels)
})

test('fees of a column have two digits of the smallest one', () => {
  expect([6591, 687_166, 0].map(feeFormat([6591, 687_166, 0]))).toEqual([
    '0.0000066',
    '0.0006872',
    '0',
  ])
  expect([500].map(feeFormat([500]))).toEqual(['0.00000050'])
})

test('rewards have the decimals that tell them apart', () => {
  expect(rewardFormat([12_063_190_989, 12_063_395_919])(12_063_190_989)).toBe('12.06319')
  expect(rewardFormat([12_063_190_989])(12_063_190_989)).toBe('12.06')
  expect(rewardFormat([])(0)).toBe('0.00')
})

test('a change has its sign and two digits', () => {
  expect([0.1234, -0.2152, 0, 0.000_031_9].map(formatChange)).toEqual([
    '+12%',
    '−22%',
    '0%',
    '+0.0032%',
  ])
})

test('a column has minutes and seconds, and no decimals for a whole number', () => {
  expect([107.6, 59.7, 5].map(formatClock)).toEqual(['1:48', '1:00', '0:05'])
  expect([0, 1.384].map(formatFixed)).toEqual(['0', '1.38'])
})

test('an axis of whole numbers has no labels between them', () => {
  expect([36, 36.5, 37].map(formatWhole)).toEqual(['36', '', '37'])
})
