import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { busiest } from '../../test/support/busiest'
import { leaveVirtualClock, settle, useVirtualClock } from '../../test/support/clock'
import { fakeEndpoint } from '../../test/support/fake-endpoint'
import { createRosettaClient } from '../client'
import type { ClientHooks, RequestOptions } from '../core/options'
import { throttle } from './throttle'

const NOW = 1_788_500_000_000

beforeEach(() => {
  useVirtualClock()
  vi.setSystemTime(NOW)
})
afterEach(leaveVirtualClock)

interface Said {
  status?: number
  headers?: Record<string, string>
}

/**
 * Creates a throttled client that gets the given responses, and records the arrival times of its
 * requests.
 */
function setUp(
  say: (request: number) => Said = () => ({}),
  hooks: ClientHooks = throttle(),
  retry: RequestOptions['retry'] = 3,
) {
  const { fetch, calls } = fakeEndpoint(() => {
    const said = say(calls.length)
    return said.status === undefined
      ? Response.json({ network_identifiers: [] }, said)
      : new Response('Rate limit exceeded', said)
  })
  const baseUrl = 'https://node.example'
  const { network } = createRosettaClient({ baseUrl, fetch, hooks, retry, totalTimeout: 1e9 })
  return { list: network.list, arrivals: () => calls.map(({ at }) => at - NOW) }
}

const refused = (headers: Record<string, string> = {}): Said => ({ status: 429, headers })

/** Creates rate headers. `ahead` is the endpoint's clock offset in milliseconds; the date header is optional. */
function rate(remaining: number | string, seconds: number, { ahead = 0, date = false } = {}): Said {
  const now = Date.now() + ahead
  const headers = {
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Math.ceil(now / 1000 + seconds)),
    ...(date && { date: new Date(now).toUTCString() }),
  }
  return { headers }
}

/**
 * Returns the number of milliseconds between two requests. The second request is made right after the
 * first response.
 */
async function gapAfter(said: () => Said, hooks?: ClientHooks): Promise<number> {
  const { list, arrivals } = setUp(() => said(), hooks)
  await list()
  await settle(list())
  const [first = 0, second = 0] = arrivals()
  return second - first
}

describe('a 429', () => {
  it('pauses for Retry-After plus up to a second, because servers round down', async () => {
    const { list, arrivals } = setUp((n) => (n === 1 ? refused({ 'Retry-After': '7' }) : {}))
    await settle(list())
    expect(arrivals()).toEqual([0, 8000])
  })

  it('says how much longer it pauses', async () => {
    const shared = throttle()
    const { list } = setUp((n) => (n === 1 ? refused({ 'Retry-After': '7' }) : {}), shared, false)
    expect(shared.pausedFor).toBe(0)
    await list().catch(() => {})
    expect(shared.pausedFor).toBe(8000)
    await vi.advanceTimersByTimeAsync(3000)
    expect(shared.pausedFor).toBe(5000)
    await vi.advanceTimersByTimeAsync(9000)
    expect(shared.pausedFor).toBe(0)
  })

  it('pauses 5 seconds without Retry-After', async () => {
    const { list, arrivals } = setUp((n) => (n === 1 ? refused() : {}))
    await settle(list())
    expect(arrivals()).toEqual([0, 5000])
  })

  it('pauses at most a minute, to limit the effect of a wrong header', async () => {
    const { list, arrivals } = setUp(() => refused({ 'Retry-After': '86400' }))
    await settle(Promise.allSettled([list(), list({ retry: false })]))
    await settle(list({ retry: false }))
    expect(arrivals().at(-1)).toBe(60_000)
  })

  it('delays queued requests and other clients', async () => {
    const shared = throttle({ perSecond: 1 })
    const one = setUp(() => refused({ 'Retry-After': '9' }), shared, false)
    const other = setUp(() => ({}), shared)
    await settle(Promise.allSettled([one.list(), other.list()]))
    expect(other.arrivals()).toEqual([10_000])
  })

  it('limits later requests to 2 per second and 60 per minute', async () => {
    const { list, arrivals } = setUp((n) => (n === 1 ? refused({ 'Retry-After': '0' }) : {}))
    await list({ retry: false }).catch(() => {})
    await settle(Promise.all(Array.from({ length: 130 }, () => list())))
    const after = arrivals().filter((at) => at > 0)
    expect(busiest(after, 1000)).toBe(2)
    expect(busiest(after, 60_000)).toBe(60)
  })

  it('doesn’t relax stricter limits', async () => {
    const once = (n: number) => (n === 1 ? refused({ 'Retry-After': '0' }) : {})
    const { list, arrivals } = setUp(once, throttle({ perSecond: 1, perMinute: 3 }), false)
    await settle(Promise.allSettled([1, 2, 3, 4].map(() => list())))
    expect(arrivals()).toEqual([0, 1000, 2000, 60_000])
  })

  it('delays a retry once, not in both the retry and the throttle', async () => {
    const once = (n: number) => (n === 1 ? refused({ 'Retry-After': '20' }) : {})
    const { list, arrivals } = setUp(once, throttle(), { limit: 1, delay: 20_000 })
    await settle(list())
    const [, again = 0] = arrivals()
    expect(again).toBeLessThanOrEqual(25_000)
  })

  it('sets limited and notifies listeners once', async () => {
    const limiting = throttle()
    const heard = vi.fn<() => void>()
    const deaf = vi.fn<() => void>()
    limiting.subscribe(heard)
    limiting.subscribe(deaf)()
    const { list } = setUp((n) => (n < 3 ? {} : refused()), limiting, 1)
    await settle(list())
    await settle(list())
    expect([limiting.limited, heard.mock.calls.length]).toEqual([false, 0])
    await settle(list())
    expect([limiting.limited, heard.mock.calls.length]).toEqual([true, 1])
    expect(deaf).not.toHaveBeenCalled()
  })
})

describe('rate headers', () => {
  it('spread the remaining requests over the window', async () => {
    expect(await gapAfter(() => rate(8, 4))).toBe(500)
    expect(await gapAfter(() => rate(8, 240, { date: true }))).toBeCloseTo(30_000, -3)
  })

  it('limit requests to 2 per second and 60 per minute, unless more remain', async () => {
    const few = setUp(() => rate(1, 0))
    await few.list()
    await settle(Promise.all(Array.from({ length: 70 }, () => few.list())))
    expect(busiest(few.arrivals(), 1000)).toBe(2)
    expect(busiest(few.arrivals(), 60_000)).toBe(60)
    const many = setUp(() => rate(100, 0))
    await many.list()
    await settle(Promise.all(Array.from({ length: 70 }, () => many.list())))
    expect(busiest(many.arrivals(), 1000)).toBe(71)
  })

  it('never exhaust the remaining requests, even if processes share the endpoint', async () => {
    let since = NOW
    let left = 60
    const statuses: boolean[] = []
    const endpoint = () => {
      while (Date.now() - since >= 60_000) [since, left] = [since + 60_000, 60]
      statuses.push(left > 0)
      left = Math.max(0, left - 1)
      return rate(left, (since + 60_000 - Date.now()) / 1000, { date: true })
    }
    const processes = [1, 2, 3, 4].map(() => setUp(endpoint))
    const work = processes.map(async ({ list }) => {
      for (let request = 0; request < 60; request++) await list()
    })
    const { at } = await settle(Promise.all(work))
    expect(statuses).not.toContain(false)
    // 240 requests need at least 4 windows, so little of the allowance is wasted.
    expect(at - NOW).toBeLessThan(6 * 60_000)
  })

  it("let 'waiting' requests through immediately while any remain", async () => {
    expect(await gapAfter(() => rate(5, 60), throttle().at('waiting'))).toBe(0)
    expect(await gapAfter(() => rate(0, 2), throttle().at('waiting'))).toBe(2000)
    expect(await gapAfter(() => rate(5, 5), throttle().at('background'))).toBeGreaterThan(1000)
  })

  it('count requests sent since the response', async () => {
    const { list, arrivals } = setUp((n) => rate(4 - n, 2), throttle().at('waiting'))
    await list()
    await settle(Promise.all([1, 2, 3, 4].map(() => list())))
    expect(arrivals()).toEqual([0, 0, 0, 0, 2000])
  })

  it('delay requests until the reset if none remain', async () => {
    expect(await gapAfter(() => rate(0, 12, { date: true }))).toBe(12_000)
  })

  it('don’t stall requests if the clocks differ', async () => {
    expect(await gapAfter(() => rate(10, 60, { ahead: 600_000 }))).toBe(2000)
    expect(await gapAfter(() => rate(0, 60, { ahead: 600_000 }))).toBe(2000)
    expect(await gapAfter(() => rate(0, 60, { ahead: -600_000 }))).toBe(0)
    expect(await gapAfter(() => rate(0, 86_400 * 365))).toBe(0)
  })

  it('use the endpoint’s clock if it is known', async () => {
    expect(await gapAfter(() => rate(0, 12, { ahead: 600_000, date: true }))).toBe(12_000)
    const { list, arrivals } = setUp((n) => {
      const said = rate(0, n === 1 ? 0 : 12, { ahead: 600_000 })
      return n === 1 ? { status: 429, headers: { ...said.headers, 'Retry-After': '0' } } : said
    })
    await settle(list())
    await settle(list())
    const [, again = 0, last = 0] = arrivals()
    // Headers contain whole seconds.
    expect(Math.floor((last - again) / 1000)).toBe(12)
  })

  it.each<[string, Record<string, string>]>([
    ['none', {}],
    ['only the remaining requests', { 'X-RateLimit-Remaining': '0' }],
    ['not a number', { 'X-RateLimit-Remaining': 'few', 'X-RateLimit-Reset': '9999999999' }],
    ['a negative number', { 'X-RateLimit-Remaining': '-1', 'X-RateLimit-Reset': '1788500009' }],
    ['an invalid reset time', { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': 'soon' }],
  ])('are ignored if malformed: %s', async (_name, headers) => {
    expect(await gapAfter(() => ({ headers }))).toBe(0)
  })
})
