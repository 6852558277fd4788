import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveVirtualClock, settle, useVirtualClock } from '../../test/support/clock'
import { fakeEndpoint } from '../../test/support/fake-endpoint'
import { busiest } from '../../test/support/busiest'
import { createRosettaClient } from '../client'
import type { ClientHooks } from '../core/options'
import { throttle } from './throttle'

const LIST = { network_identifiers: [] }

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

/** Creates a throttled client and records the arrival times of its requests. */
function setUp(hooks: ClientHooks) {
  const { fetch, calls } = fakeEndpoint(() => LIST)
  const client = createRosettaClient({
    baseUrl: 'https://node.example',
    fetch,
    hooks,
    totalTimeout: 1_000_000,
  })
  return { list: client.network.list, arrivals: () => calls.map(({ at }) => at) }
}

describe('throttle', () => {
  it('sends at most 2 requests per second and 60 per minute if configured', async () => {
    const { list, arrivals } = setUp(throttle({ perSecond: 2, perMinute: 60 }))
    await settle(Promise.all(Array.from({ length: 130 }, () => list())))
    expect(arrivals()).toHaveLength(130)
    expect(busiest(arrivals(), 1000)).toBe(2)
    expect(busiest(arrivals(), 60_000)).toBe(60)
    expect(arrivals().slice(0, 6)).toEqual([0, 0, 1000, 1000, 2000, 2000])
    expect(arrivals()[60]).toBe(60_000)
    expect(arrivals().at(-1)).toBe(124_000)
  })

  it('doesn’t delay requests by default', async () => {
    const { list, arrivals } = setUp(throttle())
    await settle(Promise.all(Array.from({ length: 100 }, () => list())))
    expect(Math.max(...arrivals())).toBe(0)
  })

  it('limits requests per hour if configured', async () => {
    const { list, arrivals } = setUp(throttle({ perHour: 3 }))
    const calls = Promise.allSettled(Array.from({ length: 4 }, () => list()))
    await vi.advanceTimersByTimeAsync(900_000)
    expect(arrivals()).toEqual([0, 0, 0])
    await vi.advanceTimersByTimeAsync(100_000)
    await calls
  })

  it('doesn’t delay slow requests', async () => {
    const { list, arrivals } = setUp(throttle({ perSecond: 2, perMinute: 60 }))
    for (let request = 0; request < 5; request++) {
      await settle(list())
      await vi.advanceTimersByTimeAsync(2000)
    }
    const gaps = arrivals().map((at, index, all) => at - (all[index - 1] ?? at))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2100)
  })

  it('accepts other limits', async () => {
    const { list, arrivals } = setUp(throttle({ perSecond: 5, perMinute: 7 }))
    await settle(Promise.all(Array.from({ length: 8 }, () => list())))
    expect(arrivals()).toEqual([0, 0, 0, 0, 0, 1000, 1000, 60_000])
  })

  it('is shared by all clients that use it', async () => {
    const hooks = throttle({ perSecond: 2 })
    const one = setUp(hooks)
    const other = setUp(hooks)
    await settle(Promise.all([one.list(), one.list(), other.list(), other.list()]))
    expect([...one.arrivals(), ...other.arrivals()]).toEqual([0, 0, 1000, 1000])
  })

  it('removes an aborted call from the queue immediately', async () => {
    const { list, arrivals } = setUp(throttle({ perSecond: 2 }))
    const controller = new AbortController()
    const calls = [
      list(),
      list(),
      list({ signal: controller.signal }).catch((error: unknown) => error),
      list(),
      list(),
    ]
    await vi.advanceTimersByTimeAsync(100)
    controller.abort(new Error('enough'))
    expect(await calls[2]).toEqual(new Error('enough'))
    await settle(Promise.all(calls))
    expect(arrivals()).toEqual([0, 0, 1000, 1000])
  })

  it('leaves no timer after the last queued call is aborted', async () => {
    const { list } = setUp(throttle({ perMinute: 1 }))
    await settle(list())
    const controller = new AbortController()
    const calls = [1, 2].map(() => list({ signal: controller.signal }))
    const settled = Promise.allSettled(calls)
    await vi.advanceTimersByTimeAsync(100)
    controller.abort(new Error('enough'))
    await settled
    expect(vi.getTimerCount()).toBe(0)
  })

  it('counts retries', async () => {
    const { fetch, calls } = fakeEndpoint(() => new Response('', { status: 503 }))
    const client = createRosettaClient({
      baseUrl: 'https://node.example',
      fetch,
      hooks: throttle({ perMinute: 2 }),
      retry: { limit: 3, delay: 10 },
      totalTimeout: 1_000_000,
    })
    await settle(client.network.list())
    const arrivals = calls.map(({ at }) => at)
    expect(busiest(arrivals, 60_000)).toBe(2)
    expect(calls).toHaveLength(4)
  })

  it('counts a request from the latest time the endpoint counted it', async () => {
    const arrivals: number[] = []
    const client = createRosettaClient({
      baseUrl: 'https://node.example',
      hooks: throttle({ perSecond: 2 }),
      async fetch() {
        arrivals.push(Date.now())
        await new Promise((resolve) => {
          setTimeout(resolve, arrivals.length === 1 ? 5000 : 300)
        })
        return Response.json(LIST)
      },
    })
    const { list } = client.network
    await settle(Promise.all([list(), list(), list(), list(), list()]))
    // The first response takes long, but its request is counted early. The other requests are counted
    // when their responses arrive.
    expect(arrivals).toEqual([0, 0, 2000, 2000, 3300])
  })

  it('isn’t affected by a clock set back', async () => {
    const { list, arrivals } = setUp(throttle({ perSecond: 2 }))
    await settle(Promise.all([list(), list()]))
    vi.setSystemTime(Date.now() - 3_600_000)
    const { at } = await settle(Promise.all([list(), list()]))
    expect(arrivals()).toHaveLength(4)
    expect(at).toBeLessThan(0)
  })

  it.each([{ perSecond: 0 }, { perMinute: -1 }, { perSecond: Number.NaN }, { perHour: 0.5 }])(
    'rejects %j',
    (options) => {
      expect(() => throttle(options)).toThrow(RangeError)
    },
  )
})

describe('throttle at a priority', () => {
  it("sends 'waiting' requests first, then 'visible', then 'background'", async () => {
    const shared = throttle({ perSecond: 1 })
    const { fetch, calls } = fakeEndpoint(() => LIST)
    const order: string[] = []
    const ask = (name: string, hooks: ClientHooks) =>
      createRosettaClient({
        baseUrl: 'https://node.example',
        hooks: [hooks, { beforeRequest: () => void order.push(name) }],
        fetch,
      }).network.list()
    const first = ask('first', shared)
    const background = [1, 2].map((n) => ask(`background ${n}`, shared.at('background')))
    const visible = [1, 2].map((n) => ask(`visible ${n}`, shared.at('visible')))
    await vi.advanceTimersByTimeAsync(500)
    const waiting = [1, 2].map((n) => ask(`waiting ${n}`, shared.at('waiting')))
    await settle(Promise.all([first, ...background, ...visible, ...waiting]))
    expect(order).toEqual([
      'first',
      'waiting 1',
      'waiting 2',
      'visible 1',
      'visible 2',
      'background 1',
      'background 2',
    ])
    expect(calls.map(({ at }) => at)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000])
  })

  it("reserves the last part of the allowance for 'waiting' requests", async () => {
    const shared = throttle({ perMinute: 60 })
    const background = setUp(shared.at('background'))
    const visible = setUp(shared.at('visible'))
    const waiting = setUp(shared.at('waiting'))
    const calls = [
      ...Array.from({ length: 60 }, () => background.list()),
      ...Array.from({ length: 60 }, () => visible.list()),
    ]
    await vi.advanceTimersByTimeAsync(30_000)
    expect(background.arrivals()).toHaveLength(42)
    expect(visible.arrivals()).toHaveLength(9)
    await Promise.all(Array.from({ length: 9 }, () => waiting.list()))
    expect(waiting.arrivals()).toEqual(Array.from({ length: 9 }, () => 30_000))
    await settle(Promise.all(calls))
    const all = [background, visible, waiting].flatMap(({ arrivals }) => arrivals())
    expect(busiest(all, 60_000)).toBe(60)
  })

  it("sends 'background' requests even with a small allowance", async () => {
    const { list, arrivals } = setUp(throttle({ perMinute: 1 }).at('background'))
    await settle(Promise.all([list(), list()]))
    expect(arrivals()).toEqual([0, 60_000])
  })
})
