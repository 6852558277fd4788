import { startDevnet, type RunningDevnet } from '@mcm/devnet'
import { createRosettaReader, throttle, type ClientHooks } from '@mcm/rosetta-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// Runs over real HTTP against newer servers' limits: 2 requests per second, 60 per minute, 2,000
// per hour. Client and server share a virtual clock that pauses during a request, so that requests
// take exactly as long as the test sets, even on a busy machine.

const STEP = 100
let running: RunningDevnet
let onTheirWay: number
let next: ReturnType<typeof setImmediate>

beforeEach(async () => {
  running = await startDevnet({
    port: 0,
    clock: 'manual',
    blocks: 16,
    accounts: 64,
    difficulty: 0,
    faults: { rateLimit: 'server' },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  onTheirWay = 0
  const tick = () => {
    if (onTheirWay === 0) vi.advanceTimersByTime(STEP)
    next = setImmediate(tick)
  }
  tick()
})
afterEach(async () => {
  clearImmediate(next)
  vi.useRealTimers()
  await running.close()
})

/** When each response arrived, in milliseconds from the start, and whether it was a 429. */
interface Answers {
  readonly times: number[]
  readonly refusals: number[]
  readonly hooks: ClientHooks
}

function noteAnswers(): Answers {
  const since = performance.now()
  const times: number[] = []
  const refusals: number[] = []
  return {
    times,
    refusals,
    hooks: {
      afterResponse(_attempt, { status }) {
        const at = performance.now() - since
        times.push(at)
        if (status === 429) refusals.push(at)
      },
    },
  }
}

/**
 * Adds up to 0.4 seconds each way. Hides the `Date` header, as browsers do, because Node's server
 * sets it from the real clock.
 */
async function slowFetch(request: Request): Promise<Response> {
  await delay(400 * Math.random())
  onTheirWay++
  const response = await fetch(request)
  const text = await response.text()
  onTheirWay--
  await delay(400 * Math.random())
  const headers = new Headers(response.headers)
  headers.delete('date')
  return new Response(text, { status: response.status, headers })
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

function readerWith(...hooks: ClientHooks[]) {
  return createRosettaReader({
    baseUrl: running.url,
    fetch: slowFetch,
    hooks,
    retry: { limit: 3, maxDelay: 60_000 },
    totalTimeout: 3_600_000,
  })
}

describe('a throttle without limits', () => {
  it('learns the endpoint’s limits: no 429s after the first minute', async () => {
    const { times, refusals, hooks } = noteAnswers()
    const { network } = readerWith(throttle(), hooks)
    while ((times.at(-1) ?? 0) < 200_000) await network.status()
    expect(refusals.filter((at) => at > 65_000)).toEqual([])
    // 60 per minute, minus pauses.
    expect(times.length).toBeGreaterThan(120)
  })

  it('does so for simultaneous requests of all priorities', async () => {
    const { times, refusals, hooks } = noteAnswers()
    const shared = throttle()
    const readers = (['waiting', 'visible', 'background'] as const).map((priority) =>
      readerWith(shared.at(priority), hooks),
    )
    const lanes = [...readers, ...readers].map(async ({ network }) => {
      while ((times.at(-1) ?? 0) < 140_000) await network.status()
    })
    await Promise.all(lanes)
    expect(shared.limited).toBe(true)
    expect(refusals.filter((at) => at > 65_000)).toEqual([])
    expect(times.length).toBeGreaterThan(80)
  })
})

describe('a throttle with the endpoint’s limits', () => {
  it('never gets a 429', async () => {
    const { times, refusals, hooks } = noteAnswers()
    const shared = throttle({ perSecond: 2, perMinute: 60 })
    const { network } = readerWith(shared, hooks)
    await Promise.all(Array.from({ length: 100 }, () => network.status()))
    expect(refusals).toEqual([])
    expect(shared.limited).toBe(false)
    expect(times.length).toBe(100)
  })
})
