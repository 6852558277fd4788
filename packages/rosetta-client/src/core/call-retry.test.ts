import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveVirtualClock, settle, useVirtualClock } from '../../test/support/clock'
import { apiError, silence } from '../../test/support/fake-endpoint'
import type { FakeResponse } from '../../test/support/fake-endpoint'
import { LIST, setUp } from '../../test/support/mock-client'
import { createRosettaClient } from '../client'
import type { RequestOptions } from './options'

const SIGNED = '00'.repeat(116 + 44 + 2208 + 40)

beforeEach(useVirtualClock)
afterEach(() => {
  leaveVirtualClock()
  vi.restoreAllMocks()
})

describe('which errors are retried', () => {
  const html = (status: number): Response => new Response('<html>', { status })
  it.each<[string, FakeResponse]>([
    ['a failed connection', new TypeError('fetch failed')],
    ['code 2', apiError(2)],
    ['code 9', apiError(9)],
    ['429', new Response('Rate limit exceeded', { status: 429 })],
    ['HTTP 500 without an error object', html(500)],
    ['HTTP 503', html(503)],
  ])('%s', async (_name, response) => {
    const { client, calls } = setUp([response])
    const { value } = await settle(client.network.list())
    expect(value).toEqual(LIST)
    expect(calls).toHaveLength(2)
  })

  it.each<[string, FakeResponse]>([
    ...[1, 3, 4, 5, 6, 7, 8, 99].map((code): [string, FakeResponse] => [
      `code ${code}, although marked retriable`,
      apiError(code),
    ]),
    ['HTTP 500 with code 4', Response.json(apiError(4), { status: 500 })],
    ['HTML with 200', html(200)],
    ['HTTP 403', html(403)],
    ['HTTP 404', html(404)],
    ['an invalid response', { network_identifiers: 5 }],
  ])('not %s', async (_name, response) => {
    const { client, calls } = setUp([response])
    const { error } = await settle(client.network.list())
    expect(error).toBeInstanceOf(Error)
    expect(calls).toHaveLength(1)
  })

  it('retries a timeout', async () => {
    let tries = 0
    const { client, calls } = setUp(() => (tries++ === 0 ? silence() : LIST), { timeout: 5000 })
    const { value } = await settle(client.network.list())
    expect(value).toEqual(LIST)
    expect(calls).toHaveLength(2)
    expect(calls[1]?.at).toBeGreaterThanOrEqual(5000 + 750)
  })

  it('never retries submit', async () => {
    const { client, calls } = setUp(() => new TypeError('fetch failed'))
    const options = { retry: 5 } as RequestOptions
    const { error } = await settle(
      client.construction.submit({ signedTransaction: SIGNED }, options),
    )
    expect(error).toMatchObject({ name: 'ConnectionError' })
    expect(calls).toHaveLength(1)
  })
})

describe('retry timing', () => {
  it('waits 1, 2 and 4 seconds, ±25%, then fails', async () => {
    for (const [random, factor] of [
      [0, 0.75],
      [0.5, 1],
      [1, 1.25],
    ] as const) {
      vi.spyOn(Math, 'random').mockReturnValue(random)
      const { client, calls } = setUp(() => apiError(9))
      const start = Date.now()
      const { error } = await settle(client.network.list())
      expect(error).toMatchObject({ name: 'RosettaApiError', code: 9 })
      expect(calls.map(({ at }) => at - start)).toEqual(
        [0, 1000, 3000, 7000].map((wait) => wait * factor),
      )
    }
  })

  it('waits for a longer Retry-After', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const limited = (headers: Record<string, string>): Response =>
      new Response('', { status: 429, headers })
    const { client, calls } = setUp([
      limited({ 'retry-after': '12' }),
      limited({ 'retry-after': '0' }),
      limited({ 'x-ratelimit-reset': '20' }),
    ])
    await settle(client.network.list())
    expect(calls.map(({ at }) => at)).toEqual([0, 12_000, 14_000, 20_000])
  })

  it('accepts a date in Retry-After', async () => {
    const date = new Date(9000).toUTCString()
    const { client, calls } = setUp([
      new Response('', { status: 429, headers: { 'retry-after': date } }),
    ])
    await settle(client.network.list())
    expect(calls.map(({ at }) => at)).toEqual([0, 9000])
  })

  it('doesn’t retry if Retry-After exceeds maxDelay', async () => {
    const { client, calls } = setUp(
      () => new Response('', { status: 429, headers: { 'retry-after': '31' } }),
    )
    const { error, at } = await settle(client.network.list())
    expect(error).toMatchObject({ name: 'RateLimitError', retryAfter: 31 })
    expect(calls).toHaveLength(1)
    expect(at).toBeLessThan(1000)
  })

  it('waits at most 30 seconds', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const { client, calls } = setUp(() => apiError(9), { retry: 8, totalTimeout: 1_000_000 })
    await settle(client.network.list())
    const waits = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0))
    expect(waits).toEqual([1250, 2500, 5000, 10_000, 20_000, 30_000, 30_000, 30_000])
  })

  it.each<[RequestOptions['retry'], number]>([
    [false, 1],
    [0, 1],
    [1, 2],
    [{ limit: 2, delay: 10 }, 3],
    [{ delay: 10 }, 4],
    [undefined, 4],
  ])('with retry %j makes %i attempts', async (retry, attempts) => {
    const { client, calls } = setUp(() => apiError(9))
    await settle(client.network.list({ retry }))
    expect(calls).toHaveLength(attempts)
  })

  it('lets a call’s settings override the client’s', async () => {
    const { client, calls } = setUp(() => apiError(9), { retry: false })
    await settle(client.network.list({ retry: 1 }))
    expect(calls).toHaveLength(2)
  })
})

describe('onGiveUp', () => {
  it('can start a call over with all its retries', async () => {
    const { client, calls } = setUp(() =>
      calls.length < 6 ? apiError(9) : { network_identifiers: [] },
    )
    const asked: number[] = []
    const onGiveUp = (): Promise<boolean> => {
      asked.push(calls.length)
      return Promise.resolve(true)
    }
    const { value } = await settle(client.network.list({ retry: { limit: 1, onGiveUp } }))
    expect(value).toEqual({ network_identifiers: [] })
    expect(asked).toEqual([2, 4])
    expect(calls).toHaveLength(6)
  })

  it('is called for every final error and can let the call fail', async () => {
    const { client, calls } = setUp(() => apiError(3))
    const onGiveUp = vi.fn<(error: unknown) => boolean>(() => false)
    const { error } = await settle(client.network.list({ retry: { onGiveUp } }))
    expect(error).toMatchObject({ code: 3 })
    expect(onGiveUp.mock.calls).toEqual([[error]])
    expect(calls).toHaveLength(1)
  })

  it('doesn’t delay an aborted call', async () => {
    const { client, calls } = setUp(() => apiError(3))
    const controller = new AbortController()
    const onGiveUp = (): Promise<boolean> => {
      controller.abort(new Error('enough'))
      return new Promise(() => {})
    }
    const { signal } = controller
    const { error } = await settle(client.network.list({ signal, retry: { onGiveUp } }))
    expect(error).toEqual(new Error('enough'))
    expect(calls).toHaveLength(1)
  })
})

describe('undefined retry settings', () => {
  it.each<[string, RequestOptions['retry']]>([
    ['limit', { limit: undefined }],
    ['delay', { delay: undefined }],
    ['maxDelay', { maxDelay: undefined }],
  ] as [string, RequestOptions['retry']][])(
    'keep the client’s settings: %s',
    async (_name, retry) => {
      const { client, calls } = setUp(() => apiError(9))
      const { at } = await settle(client.network.list({ retry }))
      expect(calls).toHaveLength(4)
      expect(at).toBeGreaterThan(5000)
    },
  )
})

describe('invalid retry settings', () => {
  it.each<[string, unknown]>([
    ['retry', NaN],
    ['retry', -1],
    ['retry', 1.5],
    ['retry', Infinity],
    ['retry', true],
    ['retry', '3'],
    ['retry.limit', { limit: NaN }],
    ['retry.delay', { delay: -1 }],
    ['retry.maxDelay', { maxDelay: '5' }],
    ['retry.retries', { retries: 3 }],
    ['retry.onGiveUp', { onGiveUp: true }],
  ])('are rejected: %s as %j', async (argument, retry) => {
    const { client, calls } = setUp(() => apiError(9))
    const refused = { name: 'InvalidRequestError', argument }
    const wrong = { retry } as RequestOptions
    await expect(client.network.list(wrong)).rejects.toMatchObject(refused)
    expect(() => createRosettaClient({ baseUrl: 'https://node.example', ...wrong })).toThrow(
      expect.objectContaining(refused),
    )
    expect(calls).toEqual([])
  })
})
