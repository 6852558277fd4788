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

/** A client behind a throttle, what its endpoint says of each request, and when they arrived. */
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

/** Rate headers; the endpoint's clock is so many milliseconds ahead, and not shown unless wanted. */
function rate(remaining: number | string, seconds: number, { ahead = 0, date = false } = {}): Said {
  const now = Date.now() + ahead
  const headers = {
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Math.ceil(now / 1000 + seconds)),
    ...(date && { date: new Date(now).toUTCString() }),
  }
  return { headers }
}

/** Milliseconds between a first request and one made as soon as it was answered. */
async function gapAfter(said: () => Said, hooks?: ClientHooks): Promise<number> {
  const { list, arrivals } = setUp(() => said(), hooks)
  await list()
  await settle(list())
  const [first = 0, second = 0] = arrivals()
  return second - first
}

describe('a 429', () => {
  it('pauses as long as it says and, as servers round down, up to a second more', async () => {
    const { list, arrivals } = setUp((n) => (n === 1 ? refused({ 'Retry-After': '7' }) : {}))
    await settle(list())
    expect(arrivals()).toEqual([0, 8000])
  })

  it('pauses 5 seconds if it does not say', async () => {
    const { list, arrivals } = setUp((n) => (n === 1 ? refused() : {}))
    await settle(list())
    expect(arrivals()).toEqual([0, 5000])
  })

  it('pauses a minute at most, so that a wrong header does not stall everything', async () => {
    const { list, arrivals } = setUp(() => refused({ 'Retry-After': '86400' }))
    await settle(Promise.allSettled([list(), list({ retry: false })]))
    await settle(list({ retry: false }))
    expect(arrivals().at(-1)).toBe(60_000)
  })

  it('holds back what already waits for its turn, and other clients', async () => {
    const shared = throttle({ perSecond: 1 })
    const one = setUp(() => refused({ 'Retry-After': '9' }), shared, false)
    const other = setUp(() => ({}), shared)
    await settle(Promise.allSettled([one.list(), other.list()]))
    expect(other.arrivals()).toEqual([10_000])
  })

  it('is followed by 2 requests a second and 60 a minute', async () => {
    const { list, arrivals } = setUp((n) => (n === 1 ? refused({ 'Retry-After': '0' }) : {}))
    await list({ retry: false }).catch(() => {})
    await settle(Promise.all(Array.from({ length: 130 }, () => list())))
    const after = arrivals().filter((at) => at > 0)
    expect(busiest(after, 1000)).toBe(2)
    expect(busiest(after, 60_000)).toBe(60)
  })

  it('leaves stricter limits as they are', async () => {
    const once = (n: number) => (n === 1 ? refused({ 'Retry-After': '0' }) : {})
    const { list, arrivals } = setUp(once, throttle({ perSecond: 1, perMinute: 3 }), false)
    await settle(Promise.allSettled([1, 2, 3, 4].map(() => list())))
    expect(arrivals()).toEqual([0, 1000, 2000, 60_000])
  })

  it('is waited for once, not by the retry and again by the throttle', async () => {
    const once = (n: number) => (n === 1 ? refused({ 'Retry-After': '20' }) : {})
    const { list, arrivals } = setUp(once, throttle(), { limit: 1, delay: 20_000 })
    await settle(list())
    const [, again = 0] = arrivals()
    expect(again).toBeLessThanOrEqual(25_000)
  })

  it('shows as limited, and is told of once', async () => {
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
  it('spread the requests that remain over the time left', async () => {
    expect(await gapAfter(() => rate(8, 4))).toBe(500)
    expect(await gapAfter(() => rate(8, 240, { date: true }))).toBeCloseTo(30_000, -3)
  })

  it('show that the endpoint limits: 2 requests a second and 60 a minute, unless more remain', async () => {
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

  it('never let what remains run out, however many processes share the endpoint', async () => {
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
    // 240 requests take at least 4 windows; little of the allowance is wasted.
    expect(at - NOW).toBeLessThan(6 * 60_000)
  })

  it('let what someone waits for leave at once, as long as something remains', async () => {
    expect(await gapAfter(() => rate(5, 60), throttle().at('waiting'))).toBe(0)
    expect(await gapAfter(() => rate(0, 2), throttle().at('waiting'))).toBe(2000)
    expect(await gapAfter(() => rate(5, 5), throttle().at('background'))).toBeGreaterThan(1000)
  })

  it('count the requests that have left since', async () => {
    const { list, arrivals } = setUp((n) => rate(4 - n, 2), throttle().at('waiting'))
    await list()
    await settle(Promise.all([1, 2, 3, 4].map(() => list())))
    expect(arrivals()).toEqual([0, 0, 0, 0, 2000])
  })

  it('make requests wait for the reset when nothing remains', async () => {
    expect(await gapAfter(() => rate(0, 12, { date: true }))).toBe(12_000)
  })

  it('do not stall requests when the clocks differ', async () => {
    expect(await gapAfter(() => rate(10, 60, { ahead: 600_000 }))).toBe(2000)
    expect(await gapAfter(() => rate(0, 60, { ahead: 600_000 }))).toBe(2000)
    expect(await gapAfter(() => rate(0, 60, { ahead: -600_000 }))).toBe(0)
    expect(await gapAfter(() => rate(0, 86_400 * 365))).toBe(0)
  })

  it('are understood by the clock of the endpoint, when it is known', async () => {
    expect(await gapAfter(() => rate(0, 12, { ahead: 600_000, date: true }))).toBe(12_000)
    const { list, arrivals } = setUp((n) => {
      const said = rate(0, n === 1 ? 0 : 12, { ahead: 600_000 })
      return n === 1 ? { status: 429, headers: { ...said.headers, 'Retry-After': '0' } } : said
    })
    await settle(list())
    await settle(list())
    const [, again = 0, last = 0] = arrivals()
    // Headers have whole seconds.
    expect(Math.floor((last - again) / 1000)).toBe(12)
  })

  it.each<[string, Record<string, string>]>([
    ['none', {}],
    ['only what remains', { 'X-RateLimit-Remaining': '0' }],
    ['no number', { 'X-RateLimit-Remaining': 'few', 'X-RateLimit-Reset': '9999999999' }],
    ['a negative one', { 'X-RateLimit-Remaining': '-1', 'X-RateLimit-Reset': '1788500009' }],
    ['a reset that is no time', { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': 'soon' }],
  ])('are passed over when they say nothing: %s', async (_name, headers) => {
    expect(await gapAfter(() => ({ headers }))).toBe(0)
  })
})
