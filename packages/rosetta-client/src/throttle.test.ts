import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveVirtualClock, settle, useVirtualClock } from '../test/support/clock'
import { fakeEndpoint } from '../test/support/fake-endpoint'
import { createRosettaClient } from './client'
import { throttle } from './throttle'

const LIST = { network_identifiers: [] }

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

/** A client behind a throttle and when its requests arrived. */
function setUp(hooks = throttle()) {
  const { fetch, calls } = fakeEndpoint(() => LIST)
  const client = createRosettaClient({
    baseUrl: 'https://node.example',
    fetch,
    hooks,
    totalTimeout: 1_000_000,
  })
  return { list: client.network.list, arrivals: () => calls.map(({ at }) => at) }
}

/** The most arrivals within any span of so many milliseconds. */
function busiest(arrivals: readonly number[], span: number): number {
  return Math.max(
    ...arrivals.map((from) => arrivals.filter((at) => at >= from && at < from + span).length),
  )
}

describe('throttle', () => {
  it('lets 2 requests leave in any second and 60 in any minute', async () => {
    const { list, arrivals } = setUp()
    await settle(Promise.all(Array.from({ length: 130 }, () => list())))
    expect(arrivals()).toHaveLength(130)
    expect(busiest(arrivals(), 1000)).toBe(2)
    expect(busiest(arrivals(), 60_000)).toBe(60)
    expect(arrivals().slice(0, 6)).toEqual([0, 0, 1000, 1000, 2000, 2000])
    expect(arrivals()[60]).toBe(60_000)
    expect(arrivals().at(-1)).toBe(124_000)
  })

  it('holds nothing back that comes slowly', async () => {
    const { list, arrivals } = setUp()
    for (let request = 0; request < 5; request++) {
      await settle(list())
      await vi.advanceTimersByTimeAsync(2000)
    }
    const gaps = arrivals().map((at, index, all) => at - (all[index - 1] ?? at))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2100)
  })

  it('takes other limits', async () => {
    const { list, arrivals } = setUp(throttle({ perSecond: 5, perMinute: 7 }))
    await settle(Promise.all(Array.from({ length: 8 }, () => list())))
    expect(arrivals()).toEqual([0, 0, 0, 0, 0, 1000, 1000, 60_000])
  })

  it('is shared by the clients that are given the same one', async () => {
    const hooks = throttle()
    const one = setUp(hooks)
    const other = setUp(hooks)
    await settle(Promise.all([one.list(), one.list(), other.list(), other.list()]))
    expect([...one.arrivals(), ...other.arrivals()]).toEqual([0, 0, 1000, 1000])
  })

  it('gives up the place of a call that is aborted, at once', async () => {
    const { list, arrivals } = setUp()
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

  it('counts the repetitions of a failed call', async () => {
    const { fetch, calls } = fakeEndpoint(() => new Response('', { status: 503 }))
    const client = createRosettaClient({
      baseUrl: 'https://node.example',
      fetch,
      hooks: throttle({ perMinute: 2 }),
      retry: { limit: 3, delay: 10 },
      totalTimeout: 1_000_000,
    })
    await settle(client.network.list())
    expect(
      busiest(
        calls.map(({ at }) => at),
        60_000,
      ),
    ).toBe(2)
    expect(calls).toHaveLength(4)
  })

  it('is not delayed by a clock that is set back', async () => {
    const { list, arrivals } = setUp()
    await settle(Promise.all([list(), list()]))
    vi.setSystemTime(Date.now() - 3_600_000)
    const { at } = await settle(Promise.all([list(), list()]))
    expect(arrivals()).toHaveLength(4)
    expect(at).toBeLessThan(0)
  })

  it.each([{ perSecond: 0 }, { perMinute: -1 }, { perSecond: Number.NaN }])(
    'refuses %j',
    (options) => {
      expect(() => throttle(options)).toThrow(RangeError)
    },
  )
})
