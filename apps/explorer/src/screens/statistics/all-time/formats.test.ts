import { expect, test } from 'vitest'
import { formatShort } from '../figures/formats'
import { formatAxisCount, formatEdge, formatShortPeriod, wholeFormat } from './formats'

test.each([
  [2_560_000, '0.00256'],
  [0, '0'],
  [37_384_100_000_000_000, '37.38M'],
  [102_290_000_000_000, '102.3K'],
])('%d nanoMCM are %s MCM', (nano, text) => {
  expect(formatShort(nano)).toBe(text)
})

test('large counts are shortened', () => {
  expect([formatAxisCount(12_360), formatAxisCount(1_234_567)]).toEqual(['12,360', '1.235M'])
})

test('the end of a range is its last block', () => {
  const row = { day: '2026-09-04', first: 1_079_800, last: 1_079_899 } as Parameters<
    typeof formatEdge
  >[0]
  expect(formatEdge(row, 'heights', 'start')).toBe('1,079,800')
  expect(formatEdge(row, 'heights', 'end')).toBe('1,079,899')
  expect(formatEdge(row, 'days', 'end')).toBe('Sep 4, 2026')
})

test('the name of a period beside its value repeats no thousands', () => {
  const blocks = (first: number, last: number) =>
    ({ day: '2026-09-04', first, last }) as Parameters<typeof formatEdge>[0]
  expect(formatShortPeriod(blocks(1_079_800, 1_079_899), 'heights')).toBe('1,079,800–899')
  expect(formatShortPeriod(blocks(1_070_000, 1_079_999), 'heights', true)).toBe(
    'Blocks 1,070,000–1,079,999',
  )
  expect(formatShortPeriod(blocks(1_079_800, 1_079_899), 'days')).toBe('Sep 4, 2026')
})

test('an axis has whole numbers if the values span two of them', () => {
  const labels = (...values: number[]) => [0, 0.5, 1, 1.38].map(wholeFormat(values, String))
  expect(labels(0, 1.38)).toEqual(['0', '', '1', '1.38'])
  expect(labels(0.5, 1.38)).toEqual(['0', '0.5', '1', '1.38'])
})
