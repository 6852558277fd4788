import { afterEach, expect, test, vi } from 'vitest'
import { measureClock } from './measure-clock'
import { clockOffset, learnTime, trueTime } from './true-time'

const NOW = Date.UTC(2026, 10, 22, 12)
const HOUR = 3_600_000

/**
 * Simulates a response from a server with the right time, received by a device with another time.
 */
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
])('corrects a clock that is %s, for the present and for earlier readings', (_, wrong) => {
  const shown = NOW + wrong
  learnTime(respond(shown), shown)
  expect(Math.abs(trueTime() - NOW)).toBeLessThan(1000)
  expect(Math.abs(trueTime(shown - 5000) - (NOW - 5000))).toBeLessThan(1000)
})

test('ignores a difference of a minute or a slow response', () => {
  learnTime(respond(NOW + 60_000), NOW + 60_000)
  expect(clockOffset()).toBe(0)
  learnTime(respond(NOW + 180_000), NOW - 10_000)
  expect(clockOffset()).toBe(0)
})

test('a cached response is as old as its Age header says', () => {
  learnTime(respond(NOW + HOUR, { age: '3600' }), NOW + HOUR)
  expect(clockOffset()).toBe(0)
})

test('trusts the device without a readable date', () => {
  vi.useFakeTimers({ now: NOW + HOUR })
  learnTime(new Response(null), NOW + HOUR)
  learnTime(new Response(null, { headers: { date: 'soon' } }), NOW + HOUR)
  expect(clockOffset()).toBe(0)
})

test('notices a corrected clock; a lost connection changes nothing', async () => {
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
