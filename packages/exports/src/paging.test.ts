import { ConnectionError, isRetriable, RateLimitError, RosettaApiError } from '@mcm/rosetta-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPace } from './pace'
import { fetchPages, retryPages, type PagingOptions } from './paging'

const context = { endpoint: 'http://localhost', call: '/stats/richlist' }
const down = () => new ConnectionError('No answer', undefined, context)
const limited = (retryAfter?: number) => new RateLimitError({ retryAfter }, context)
const missing = () =>
  new RosettaApiError(
    { code: 4, message: 'Account not found', retriable: true, status: 200 },
    context,
  )

beforeEach(() => vi.useFakeTimers({ now: 1_788_500_000_000 }))
afterEach(() => vi.useRealTimers())

/** Reads three pages, each of which fails as told before it comes, and notes when it was asked for. */
async function read(
  failures: Error[],
  options: Partial<PagingOptions<number>> = {},
): Promise<{ pages: number[]; asked: number[]; error: unknown }> {
  const began = Date.now()
  const asked: number[] = []
  const pages: number[] = []
  const reading = (async () => {
    const page = (offset: number) => {
      asked.push(Date.now() - began)
      const failure = offset === 1 ? failures.shift() : undefined
      return failure ? Promise.reject(failure) : Promise.resolve(offset)
    }
    for await (const { offset } of fetchPages({ page, ...options }, (at) =>
      at < 2 ? at + 1 : null,
    )) {
      pages.push(offset)
    }
  })()
  const settled = reading.then(
    () => undefined,
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return { pages, asked, error: await settled }
}

describe('fetchPages', () => {
  it('fetches at full speed as long as nothing asks it to slow down', async () => {
    expect(await read([])).toEqual({ pages: [0, 1, 2], asked: [0, 0, 0], error: undefined })
  })

  it('gives up at the first failure when nothing says otherwise', async () => {
    const failure = down()
    expect(await read([failure])).toEqual({ pages: [0], asked: [0, 0], error: failure })
  })

  it('waits for an answer to what it should do: a person may take their time', async () => {
    const onPageError = () => new Promise<number>((resolve) => setTimeout(resolve, 5_000, 0))
    expect(await read([down()], { onPageError })).toMatchObject({
      pages: [0, 1, 2],
      asked: [0, 0, 5_000, 5_000],
    })
  })

  it('stops at once when its signal is given, whatever it waits for', async () => {
    const controller = new AbortController()
    const reason = new Error('enough')
    setTimeout(() => controller.abort(reason), 100)
    const stopped = await read([down()], { signal: controller.signal, onPageError: () => 60_000 })
    expect(stopped).toMatchObject({ pages: [0], error: reason })
    expect(Date.now()).toBe(1_788_500_000_100)
  })

  it('does not ask what to do about a page that failed because it was stopped', async () => {
    const controller = new AbortController()
    const onPageError = vi.fn<() => number>(() => 0)
    const page = (offset: number) => {
      controller.abort(new Error('enough'))
      return Promise.reject(new Error(`page ${offset} was cancelled`))
    }
    const pages = fetchPages({ page, signal: controller.signal, onPageError }, () => null)
    await expect(pages.next()).rejects.toThrow('enough')
    expect(onPageError).not.toHaveBeenCalled()
  })

  it('slows down after a 429, for all that share the pace', async () => {
    const pace = createPace()
    const onPageError = retryPages({ isRetriable })
    const first = await read([limited(3)], { pace, onPageError })
    expect(first.asked).toEqual([0, 0, 3_000, 4_000])
    const second = await read([], { pace })
    expect(second.asked).toEqual([1_000, 2_000, 3_000])
  })
})

describe('retryPages', () => {
  const onPageError = retryPages({ isRetriable })

  it('waits 1, 2 and 4 seconds, then gives up', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const last = down()
    const { asked, error } = await read([down(), down(), down(), last], { onPageError })
    expect(asked).toEqual([0, 0, 1_000, 3_000, 7_000])
    expect(error).toBe(last)
    vi.mocked(Math.random).mockRestore()
  })

  it('waits a little longer than that, not always the same', () => {
    const waits = Array.from(
      { length: 50 },
      () => onPageError({ error: down(), offset: 0, attempt: 1 }) ?? 0,
    )
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(1_250)
    expect(new Set(waits).size).toBeGreaterThan(1)
  })

  it('waits at most half a minute', () => {
    const patient = retryPages({ isRetriable, limit: 20 })
    expect(patient({ error: down(), offset: 0, attempt: 20 })).toBeLessThanOrEqual(37_500)
  })

  it('gives up at once on an answer', async () => {
    const failure = missing()
    expect(await read([failure], { onPageError })).toEqual({
      pages: [0],
      asked: [0, 0],
      error: failure,
    })
  })
})
