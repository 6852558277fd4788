import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveVirtualClock, pass, settle, useVirtualClock } from '../../test/support/clock'
import { apiError, silence } from '../../test/support/fake-endpoint'
import type { FakeCall, FakeResponse } from '../../test/support/fake-endpoint'
import {
  HOSTS,
  LIST,
  blockAt,
  down,
  hashOf,
  setUp,
  status,
} from '../../test/support/several-endpoints'
import type { Respond } from '../../test/support/several-endpoints'
import { createRosettaClient } from '../client'

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

describe('health', () => {
  it('uses the first endpoint while it works', async () => {
    const { client, made, answering } = setUp()
    expect(client.endpoint).toBe('https://a.example')
    expect(client.endpoints).toEqual(HOSTS.map((host) => `https://${host}`))
    expect(await answering()).toBe('a.example')
    expect(await answering()).toBe('a.example')
    expect(made('/network/status')).toEqual(HOSTS)
  })

  it.each<[string, (call: FakeCall) => FakeResponse | Promise<FakeResponse>]>([
    ['is unreachable', () => new TypeError('fetch failed')],
    ['returns HTTP 502', () => new Response('', { status: 502 })],
    ['is still loading', () => apiError(9)],
    ['limits requests', () => new Response('', { status: 429 })],
    ['sends an invalid response', () => ({ network_identifiers: 5 })],
    ['doesn’t support the call', () => new Response('', { status: 404 })],
    ['doesn’t answer', () => silence()],
  ])('fails over if an endpoint %s', async (_name, fail) => {
    const { made, answering } = setUp(
      (call) =>
        call.host === 'a.example' && call.path === '/network/list' ? fail(call) : undefined,
      { timeout: 3000 },
    )
    expect(await answering()).toBe('b.example')
    expect(made()).toEqual(['a.example', 'b.example'])
    // The failed endpoint isn't tried again right away.
    expect(await answering()).toBe('b.example')
    expect(made()).toEqual(['a.example', 'b.example', 'b.example'])
  })

  it('doesn’t try an endpoint first whose status call failed', async () => {
    const { made, answering } = setUp(down)
    expect(await answering()).toBe('b.example')
    expect(made()).toEqual(['b.example'])
  })

  it('returns to the first endpoint when it has recovered', async () => {
    const { answering, rules } = setUp(down)
    expect(await answering()).toBe('b.example')
    rules.respond = () => undefined
    await pass(25_000)
    expect(await answering()).toBe('b.example')
    await pass(6000)
    expect(await answering()).toBe('a.example')
  })

  it('doesn’t fail over for an error of the call', async () => {
    const { client, made } = setUp(({ path }) =>
      path === '/network/list' ? apiError(5) : undefined,
    )
    const { error } = await settle(client.network.list())
    expect(error).toMatchObject({ code: 5, endpoint: 'https://a.example' })
    expect(made()).toEqual(['a.example'])
  })

  it('retries all endpoints, and throws the last error with its endpoint', async () => {
    const { client, made } = setUp(
      ({ path }) => (path === '/network/list' ? apiError(9) : undefined),
      { retry: 1 },
    )
    const { error } = await settle(client.network.list())
    expect(error).toMatchObject({ code: 9, endpoint: 'https://c.example' })
    expect(made()).toEqual([...HOSTS, ...HOSTS])
  })

  it('ends with the total timeout and with the caller’s signal', async () => {
    const never: Respond = ({ path }) => (path === '/network/list' ? silence() : undefined)
    const { client } = setUp(never, { totalTimeout: 2000 })
    expect(await settle(client.network.list())).toMatchObject({
      error: { name: 'RequestTimeoutError', scope: 'total' },
      at: 2000,
    })
    const controller = new AbortController()
    const call = settle(client.network.list({ signal: controller.signal }))
    controller.abort('enough')
    expect((await call).error).toBe('enough')
  })

  it('starts over if onGiveUp returns true', async () => {
    const onGiveUp = vi.fn<() => boolean>(() => true)
    let failures = 4
    const { client, made } = setUp(
      ({ path }) => (path === '/network/list' && failures-- > 0 ? apiError(9) : undefined),
      { retry: { limit: 0, onGiveUp } },
    )
    expect((await settle(client.network.list())).value).toEqual(LIST)
    expect(onGiveUp).toHaveBeenCalledTimes(1)
    expect(made()).toHaveLength(5)
  })
})

describe('agreement', () => {
  it.each<[string, Respond]>([
    [
      'is not in sync',
      ({ host }) => (host === 'a.example' ? status(1000, hashOf('aa'), false) : undefined),
    ],
    ['is behind', ({ host }) => (host === 'a.example' ? status(994) : undefined)],
    ['claims to be far ahead', ({ host }) => (host === 'a.example' ? status(9000) : undefined)],
    [
      'has another tip',
      ({ host }) => (host === 'a.example' ? status(1000, hashOf('bb')) : undefined),
    ],
  ])('an endpoint that %s isn’t used first', async (_name, other) => {
    const { answering } = setUp((call) =>
      call.path === '/network/status' ? other(call) : undefined,
    )
    expect(await answering()).toBe('b.example')
  })

  it('compares blocks at the lowest tip', async () => {
    const { answering, made } = setUp(({ host, path }) => {
      if (path === '/network/status') return host === 'c.example' ? status(998) : undefined
      if (path === '/block') return blockAt(998, hashOf(host === 'a.example' ? 'bb' : 'aa'))
      return undefined
    })
    expect(await answering()).toBe('b.example')
    expect(made('/block')).toEqual(['a.example', 'b.example'])
  })

  it('prefers the first endpoint without a majority, and uses the others if it fails', async () => {
    const { answering, rules } = setUp(({ host, path }) =>
      path === '/network/status' && host !== 'c.example'
        ? status(1000, hashOf(host === 'a.example' ? 'bb' : 'cc'))
        : undefined,
    )
    expect(await answering()).toBe('a.example')
    rules.respond = down
    expect(await answering()).toBe('b.example')
  })

  it('compares at most once a minute, for all calls together', async () => {
    const { client, made, answering } = setUp()
    await settle(Promise.all([client.network.list(), client.network.list()]))
    await pass(59_000)
    await answering()
    expect(made('/network/status')).toHaveLength(3)
    await pass(1000)
    await answering()
    expect(made('/network/status')).toHaveLength(6)
  })

  it('works if no endpoint responds to the comparison', async () => {
    const { answering } = setUp(({ path }) => (path === '/network/status' ? silence() : undefined))
    expect(await answering()).toBe('a.example')
  })
})

it('rejects an empty list and an invalid URL', () => {
  for (const baseUrl of [[], ['https://a.example', 'ftp://b.example']]) {
    expect(() => createRosettaClient({ baseUrl })).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError', argument: 'baseUrl' }),
    )
  }
})
