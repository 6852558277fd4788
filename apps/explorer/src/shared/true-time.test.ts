import { afterEach, expect, test, vi } from 'vitest'
import { measureClock } from './measure-clock'
import { clockOffset, learnTime, trueTime } from './true-time'

const NOW = Date.UTC(2026, 10, 22, 12)
const HOUR = 3_600_000

/** A response that a server with the right time sends, at a device whose clock shows another. */
function respond(shown: number, headers: Record<string, string> = {}) {
  vi.useFakeTimers({ now: shown })
  const date = new Date(NOW).toUTCString()
  return new Response(null, { headers: { date, ...headers } })
}

afterEach(() => {
  learnTime(respond(NOW), NOW)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['an hour ahead', HOUR],
  ['a day behind', -24 * HOUR],
])('a clock that is %s is corrected, of now and of what it showed before', (_, wrong) => {
  const shown = NOW + wrong
  learnTime(respond(shown), shown)
  expect(Math.abs(trueTime() - NOW)).toBeLessThan(1000)
  expect(Math.abs(trueTime(shown - 5000) - (NOW - 5000))).toBeLessThan(1000)
})

test('a minute is no difference, and neither is a slow response', () => {
  learnTime(respond(NOW + 60_000), NOW + 60_000)
  expect(clockOffset()).toBe(0)
  learnTime(respond(NOW + 180_000), NOW - 10_000)
  expect(clockOffset()).toBe(0)
})

test('a response from a cache is as old as it says', () => {
  learnTime(respond(NOW + HOUR, { age: '3600' }), NOW + HOUR)
  expect(clockOffset()).toBe(0)
})

test('without a readable date the device is trusted', () => {
  vi.useFakeTimers({ now: NOW + HOUR })
  learnTime(new Response(null), NOW + HOUR)
  learnTime(new Response(null, { headers: { date: 'soon' } }), NOW + HOUR)
  expect(clockOffset()).toBe(0)
})

test('a clock that was put right is noticed, a lost connection changes nothing', async () => {
  learnTime(respond(NOW + HOUR), NOW + HOUR)
  expect(clockOffset()).not.toBe(0)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await measureClock()
  expect(clockOffset()).not.toBe(0)
  const right = respond(NOW)
  vi.stubGlobal('fetch', () => Promise.resolve(right))
  await measureClock()
  expect(clockOffset()).toBe(0)
})
