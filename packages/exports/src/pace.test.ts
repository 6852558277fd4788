import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPace, sleep, type Pace } from './pace'

beforeEach(() => vi.useFakeTimers({ now: 1_788_500_000_000 }))
afterEach(() => vi.useRealTimers())

function rate(remaining: number | string, seconds: number): Headers {
  return new Headers({
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Date.now() / 1_000 + seconds),
  })
}

/** Milliseconds until the next request may be sent. */
async function wait(pace: Pace): Promise<number> {
  const before = Date.now()
  const ready = pace.ready()
  await vi.runAllTimersAsync()
  await ready
  return Date.now() - before
}

describe('createPace', () => {
  it('waits for nothing until the server asks for it', async () => {
    const pace = createPace()
    for (let request = 0; request < 100; request++) expect(await wait(pace)).toBe(0)
  })

  it('keeps to one request a second after a 429', async () => {
    const pace = createPace()
    pace.limited()
    for (let request = 0; request < 3; request++) expect(await wait(pace)).toBe(1_000)
  })

  it('waits as long as the 429 says, at most a minute', async () => {
    const pace = createPace()
    pace.limited(7)
    expect(await wait(pace)).toBe(7_000)
    expect(await wait(pace)).toBe(1_000)
    pace.limited(3_600)
    expect(await wait(pace)).toBe(60_000)
  })

  it('spreads the requests that are left over the time that is left', async () => {
    const pace = createPace()
    pace.observe(rate(30, 15))
    expect(await wait(pace)).toBe(500)
    expect(await wait(pace)).toBe(500)
    pace.observe(rate(10, 5))
    expect(await wait(pace)).toBe(500)
  })

  it('waits for the reset when nothing is left', async () => {
    const pace = createPace()
    pace.observe(rate(0, 12))
    expect(await wait(pace)).toBe(12_000)
    expect(await wait(pace)).toBe(0)
  })

  it('does not believe a clock that is far from its own', async () => {
    const pace = createPace()
    pace.observe(rate(10, 86_400))
    expect(await wait(pace)).toBe(2_000)
    pace.observe(rate(10, -86_400))
    expect(await wait(pace)).toBeLessThanOrEqual(2_000)
    expect(await wait(pace)).toBe(0)
    pace.observe(rate(0, 86_400))
    expect(await wait(pace)).toBe(60_000)
  })

  it.each([
    [new Headers()],
    [new Headers({ 'X-RateLimit-Remaining': '5' })],
    [rate('soon', 9)],
    [rate('-1', 9)],
  ])('passes over headers that say nothing: %o', async (headers) => {
    const pace = createPace()
    pace.observe(headers)
    expect(await wait(pace)).toBe(0)
  })

  it('can be stopped while it waits', async () => {
    const pace = createPace()
    pace.limited(30)
    const controller = new AbortController()
    const ready = pace.ready(controller.signal)
    controller.abort(new Error('enough'))
    await expect(ready).rejects.toThrow('enough')
    expect(vi.getTimerCount()).toBe(0)
    await expect(pace.ready(AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
  })
})

describe('sleep', () => {
  it('leaves neither timer nor listener behind', async () => {
    const { signal } = new AbortController()
    const remove = vi.spyOn(signal, 'removeEventListener')
    const slept = sleep(10, signal)
    await vi.runAllTimersAsync()
    await slept
    expect(remove).toHaveBeenCalledOnce()
    await expect(sleep(10, AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
    expect(vi.getTimerCount()).toBe(0)
  })
})
