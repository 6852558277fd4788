import type { AttemptInfo } from '@mcm/rosetta-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paceOf } from './endpoint-pace'

const LATENCY_MS = 200
const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Returns how many background requests, one after the other, an endpoint gets in a minute. */
async function inAMinute(endpoint: string, headers: Record<string, string>): Promise<number> {
  const hooks = paceOf(endpoint).at('background')
  const start = performance.now()
  let sent = 0
  const work = async () => {
    for (;;) {
      const attempt: AttemptInfo = {
        endpoint,
        call: '/mempool/transaction',
        attempt: 1,
        body: {},
        headers: new Headers(),
        signal: new AbortController().signal,
      }
      await hooks.beforeRequest?.(attempt)
      if (performance.now() - start >= MINUTE) return
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, LATENCY_MS))
      await hooks.afterResponse?.(attempt, {
        status: 200,
        headers: new Headers(headers),
        duration: LATENCY_MS,
      })
    }
  }
  const working = work()
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  await working
  return sent
}

test('an endpoint that reports no limit gets more than two background requests a second', async () => {
  expect(await inAMinute('https://unlimited.test', {})).toBeGreaterThan(120)
})

test('an endpoint that reports a limit gets what its limit leaves for background requests', async () => {
  const resetAt = String(Math.floor(Date.now() / 1000) + 60)
  const headers = { 'x-ratelimit-remaining': '30', 'x-ratelimit-reset': resetAt }
  const sent = await inAMinute('https://limited.test', headers)
  expect(sent).toBeGreaterThan(15)
  expect(sent).toBeLessThanOrEqual(60)
})
