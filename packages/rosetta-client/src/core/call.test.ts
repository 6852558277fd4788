import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveVirtualClock, settle, useVirtualClock } from '../../test/support/clock'
import { apiError, silence } from '../../test/support/fake-endpoint'
import { LIST, setUp } from '../../test/support/mock-client'
import { createBlockEventsReader } from '../block-events-reader'
import { createRosettaClient } from '../client'
import { createRosettaReader } from '../reader'
import type { AttemptInfo, AttemptResult } from './options'

beforeEach(useVirtualClock)
afterEach(() => {
  leaveVirtualClock()
  vi.restoreAllMocks()
})

it('keeps unknown fields from newer servers', async () => {
  const identifier = { blockchain: 'mochimo', network: 'mainnet', shard: 1 }
  const response = { network_identifiers: [identifier], more: true }
  const { client } = setUp([response])
  expect(await client.network.list()).toEqual(response)
})

describe('the total timeout', () => {
  it('ends a call during an attempt', async () => {
    const { client, calls } = setUp(() => silence(), { timeout: 10_000, totalTimeout: 25_000 })
    const { error, at } = await settle(client.network.list())
    expect(error).toMatchObject({ name: 'RequestTimeoutError', scope: 'total', timeout: 25_000 })
    expect(at).toBe(25_000)
    expect(calls).toHaveLength(3)
  })

  it('doesn’t wait for a retry after the timeout', async () => {
    const { client, calls } = setUp(() => apiError(9), { totalTimeout: 2000 })
    const { error, at } = await settle(client.network.list())
    expect(error).toMatchObject({ name: 'RosettaApiError', code: 9 })
    expect(calls).toHaveLength(2)
    expect(at).toBeLessThan(2000)
  })
})

describe('a system clock change', () => {
  it.each([-3_600_000, 3_600_000])('of %i ms doesn’t affect retries or durations', async (by) => {
    const durations: number[] = []
    const { client, calls } = setUp(
      () => {
        vi.setSystemTime(Date.now() + by)
        return apiError(9)
      },
      { hooks: { afterResponse: (_attempt, { duration }) => void durations.push(duration) } },
    )
    await settle(client.network.list())
    expect(calls).toHaveLength(4)
    expect(Math.max(...durations.map(Math.abs))).toBeLessThan(1000)
  })
})

describe('hooks', () => {
  it('are called for each attempt and its result', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const seen: string[] = []
    const hook = (name: string) => ({
      beforeRequest: ({ call, attempt, body }: AttemptInfo) => {
        seen.push(`${name} ${call} ${attempt} ${Object.keys(body).join()}`)
      },
      afterResponse: ({ attempt }: AttemptInfo, result: AttemptResult) => {
        const { status, retryIn, error } = result
        seen.push(`${name} ${attempt}: ${status} ${retryIn} ${(error as Error | undefined)?.name}`)
      },
    })
    const { client } = setUp([new TypeError('fetch failed'), apiError(9)], {
      hooks: [hook('a'), hook('b')],
    })
    await settle(client.network.list())
    expect(seen).toEqual(
      [
        ['/network/list 1 network_identifier', '1: undefined 1000 ConnectionError'],
        ['/network/list 2 network_identifier', '2: 200 2000 RosettaApiError'],
        ['/network/list 3 network_identifier', '3: 200 undefined undefined'],
      ].flatMap(([before, after]) => [`a ${before}`, `b ${before}`, `a ${after}`, `b ${after}`]),
    )
  })

  it('can override headers of the call and the client', async () => {
    const { client, calls } = setUp([], {
      headers: { 'x-a': 'client', 'x-b': 'client', 'x-c': 'client' },
      hooks: {
        beforeRequest({ headers }) {
          headers.set('x-a', 'hook')
        },
      },
    })
    await settle(client.network.list({ headers: { 'x-a': 'call', 'x-b': 'call' } }))
    const sent = calls[0]?.headers
    expect([sent?.get('x-a'), sent?.get('x-b'), sent?.get('x-c')]).toEqual([
      'hook',
      'call',
      'client',
    ])
    expect(sent?.get('content-type')).toBe('application/json')
    expect(sent?.get('accept')).toBe('application/json')
  })

  it('make the call fail with the error they throw', async () => {
    const { client, calls } = setUp([], {
      hooks: {
        beforeRequest() {
          throw new Error('not today')
        },
      },
    })
    const { error } = await settle(client.network.list())
    expect(error).toEqual(new Error('not today'))
    expect(calls).toEqual([])
  })

  it('can delay an attempt without using its timeout', async () => {
    const { client } = setUp([], {
      timeout: 1000,
      hooks: {
        beforeRequest: () =>
          new Promise((resolve) => {
            setTimeout(resolve, 5000)
          }),
      },
    })
    const { value, at } = await settle(client.network.list())
    expect(value).toEqual(LIST)
    expect(at).toBeGreaterThanOrEqual(5000)
  })
})

describe('settings', () => {
  it.each([
    'api.mochimo.org',
    '',
    'ftp://node.example',
    'https://user:secret@node.example',
    'https://node.example/?key=1',
    'https://node.example/#top',
  ])('reject the base URL %j', (baseUrl) => {
    expect(() => createRosettaClient({ baseUrl })).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError', argument: 'baseUrl' }),
    )
  })

  it.each([createRosettaClient, createRosettaReader, createBlockEventsReader])(
    'that are invalid throw an error with the name of %o',
    (create) => {
      expect(() => create({ baseUrl: '' })).toThrow(expect.objectContaining({ call: create.name }))
    },
  )

  it.each([
    ['https://node.example', 'https://node.example'],
    ['https://node.example/', 'https://node.example'],
    ['HTTPS://NODE.example:8443//', 'https://node.example:8443'],
    ['http://node.example/api/v1/', 'http://node.example/api/v1'],
  ])('accept the base URL %j', async (baseUrl, endpoint) => {
    const { client, calls } = setUp([], { baseUrl })
    expect(client.endpoint).toBe(endpoint)
    await settle(client.network.list())
    expect(calls[0]?.path).toBe(`${new URL(endpoint).pathname.replace(/^\/$/, '')}/network/list`)
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])(
    'reject a timeout of %d',
    async (timeout) => {
      const refused: unknown = expect.objectContaining({ name: 'InvalidRequestError' })
      expect(() => setUp([], { timeout })).toThrow(refused)
      expect(() => setUp([], { totalTimeout: timeout })).toThrow(refused)
      const { client, calls } = setUp([])
      await expect(client.network.list({ timeout })).rejects.toMatchObject({ argument: 'timeout' })
      expect(calls).toEqual([])
    },
  )

  it.each([
    'https://user:secret@node.example',
    'https://:secret@node.example',
    'https://user:secret@node.example:99999',
    'user:secret@node.example',
  ])('keep the password in %s out of errors', (baseUrl) => {
    expect(() => createRosettaClient({ baseUrl })).toThrow(/^baseUrl (?!.*secret)/)
  })

  it.each([
    ['headers', { headers: { 'x-name': 'a\r\nb: c' } }],
    ['headers', { headers: { 'no name': 'a' } }],
    ['network', { network: { blockchain: 5n, network: 'mainnet' } }],
    ['network', { network: { blockchain: 'mochimo', network: 'mainnet', shard: 5n } }],
    ['network', { network: 'mainnet' }],
    ['network', { network: null }],
  ])('reject %s %o', async (argument, options) => {
    const refused = { name: 'InvalidRequestError', argument }
    const wrong = options as object
    expect(() => createRosettaClient({ baseUrl: 'https://node.example', ...wrong })).toThrow(
      expect.objectContaining(refused),
    )
    const { client, calls } = setUp([])
    if (argument !== 'headers') return
    await expect(client.network.list(wrong)).rejects.toMatchObject(refused)
    expect(calls).toEqual([])
  })

  it('send the configured network', async () => {
    const network = Object.freeze({ blockchain: 'mochimo', network: 'testnet' })
    const { client, calls } = setUp([], { network })
    await settle(client.network.list())
    expect(calls[0]?.body).toEqual({ network_identifier: network })
  })
})
