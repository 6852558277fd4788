import { expect, test, vi } from 'vitest'
import { expectedAt, expectedIn, isHourKnown } from './expected-in'

test.each([
  [1, 'in about 2 minutes'],
  [10, 'in about 17 minutes'],
  [100, 'in about 3 hours'],
  [10_000, 'in about 12 days'],
  [10_000_000, 'in about 33 years'],
])('%d blocks ahead: %s', (blocks, words) => {
  expect(expectedIn(blocks)).toBe(words)
})

test('the estimated time has minutes for the next days, and only a date or a year after that', () => {
  const now = Date.UTC(2026, 8, 4, 5, 36, 38)
  expect(expectedAt(10, now)).toMatch(/^5:53.*UTC$/)
  expect(expectedAt(700, now)).toMatch(/Sep.*5.*1:38.*UTC/)
  expect(expectedAt(10_000, now)).toMatch(/Sep.*16.*2026$/)
  expect(expectedAt(10_000_000, now)).toBe('2059')
  expect(expectedAt(100_000_000_000_000, now)).toBe('326,396,033')
})

test('a near time is known in the visitor’s zone, too', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  const now = Date.UTC(2026, 8, 4, 5, 36, 38)
  expect(expectedAt(10, now, 'local')).toMatch(/^2:53.*GMT\+9$/)
  expect([10, 10_000].map(isHourKnown)).toEqual([true, false])
  vi.unstubAllEnvs()
})
