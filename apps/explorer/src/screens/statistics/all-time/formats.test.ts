import { expect, test } from 'vitest'
import { formatAxisAmount, formatAxisCount, formatAxisEnd, formatEdge } from './formats'

test.each([
  [2_560_000, '0.00256'],
  [0, '0'],
  [37_384_100_000_000_000, '37.38M'],
  [102_290_000_000_000, '102.3K'],
])('%d nanoMCM are %s MCM', (nano, text) => {
  expect(formatAxisAmount(nano)).toBe(text)
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
  expect(formatAxisEnd(row, 'heights', 'end', true)).toBe('1,079,899 · Sep 4')
  expect(formatAxisEnd(row, 'heights', 'end', false)).toBe('1,079,899 · Sep 2026')
  expect(formatAxisEnd(row, 'days', 'end', true)).toBe('Sep 4, 2026')
})
