import { expect, test } from 'vitest'
import { nanoFormat } from './formats'

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
