import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveVirtualClock, pass, settle, useVirtualClock } from '../../test/support/clock'
import { apiError, fakeEndpoint, silence } from '../../test/support/fake-endpoint'
import type { FakeCall, FakeResponse } from '../../test/support/fake-endpoint'
import { createRosettaClient } from '../client'
import type { ClientOptions } from '../core/options'

const HOSTS = ['a.example', 'b.example', 'c.example']
const LIST = { network_identifiers: [] }
const SIGNED = '00'.repeat(116 + 44 + 2208 + 40)

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

const hashOf = (byte: string) => `0x${byte.repeat(32)}`

function status(index: number, hash = hashOf('aa'), synced = true): object {
  return {
    current_block_identifier: { index, hash },
    current_block_timestamp: 1,
    genesis_block_identifier: { index: 0, hash: hashOf('00') },
    sync_status: { synced },
  }
}

function blockAt(index: number, hash: string): object {
  return {
    block: {
      block_identifier: { index, hash },
      parent_block_identifier: { index: index - 1, hash: hashOf('11') },
      timestamp: 1000,
      transactions: [],
      metadata: {
        block_size: 192,
        difficulty: 1,
        fee: 0,
        nonce: hashOf('00'),
        root: hashOf('00'),
        stime: 1000,
        tx_count: 0,
      },
    },
  }
}

type Respond = (call: FakeCall) => FakeResponse | Promise<FakeResponse> | undefined

/** Creates a client of three endpoints that agree and work, except for what `respond` returns. */
function setUp(respond: Respond = () => undefined, options: Partial<ClientOptions> = {}) {
  const rules = { respond }
  const { fetch, calls } = fakeEndpoint(
    (call) => rules.respond(call) ?? (call.path === '/network/status' ? status(1000) : LIST),
  )
  const client = createRosettaClient({
    baseUrl: HOSTS.map((host) => `https://${host}/`),
    fetch,
    ...options,
  })
  const made = (path = '/network/list') =>
    calls.filter((call) => call.path === path).map(({ host }) => host)
  const answering = async () =>
    new URL((await settle(client.network.list().withResponse())).value?.response.endpoint ?? '')
      .host
  return { client, calls, made, answering, rules }
}

const down: Respond = ({ host }) =>
  host === 'a.example' ? new TypeError('fetch failed') : undefined

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

describe('one endpoint', () => {
  it('submits to one endpoint, once', async () => {
    const { client, made } = setUp(({ path }) =>
      path === '/construction/submit' ? new TypeError('fetch failed') : undefined,
    )
    const { error } = await settle(client.construction.submit({ signedTransaction: SIGNED }))
    expect(error).toMatchObject({ name: 'ConnectionError', endpoint: 'https://a.example' })
    expect(made('/construction/submit')).toEqual(['a.example'])
  })

  it('submits to an endpoint that works', async () => {
    const { client, made } = setUp(down)
    await settle(client.construction.submit({ signedTransaction: SIGNED }))
    expect(made('/construction/submit')).toEqual(['b.example'])
  })

  it('uses the endpoint of a call’s options, without failing over', async () => {
    const { client, made, calls } = setUp(({ host }) =>
      host === 'c.example' ? new TypeError('fetch failed') : undefined,
    )
    const options = { endpoint: 'https://c.example', retry: false } as const
    expect((await settle(client.network.list(options))).error).toMatchObject({
      name: 'ConnectionError',
      endpoint: 'https://c.example',
    })
    expect(made()).toEqual(['c.example'])
    expect(calls).toHaveLength(1)
    const other = client.network.list({ endpoint: 'https://d.example' })
    await expect(other).rejects.toMatchObject({ argument: 'endpoint' })
  })

  it('reads all pages of a list from the same endpoint', async () => {
    let broken = true
    const { client, made } = setUp(({ host, path, body }) => {
      if (path !== '/events/blocks') return undefined
      if (host === 'a.example' && broken) return new TypeError('fetch failed')
      broken = false
      const sequence = Number(body['offset'])
      const block_identifier = { index: sequence, hash: hashOf('ab') }
      return { max_sequence: 2, events: [{ sequence, block_identifier, type: 'block_added' }] }
    })
    const read = async () => {
      const seen: number[] = []
      for await (const { sequence } of client.events.blocks({ limit: 1 })) seen.push(sequence)
      return seen
    }
    expect((await settle(read())).value).toEqual([0, 1, 2])
    expect(made('/events/blocks')).toEqual(['a.example', 'b.example', 'b.example', 'b.example'])
  })

  it('confirms an empty mempool with the status of the same endpoint', async () => {
    const { client, made } = setUp(({ host, path }) =>
      path === '/mempool' ? (host === 'a.example' ? new TypeError('no') : apiError(2)) : undefined,
    )
    expect((await settle(Promise.resolve(client.mempool.list()))).value).toEqual({
      transaction_identifiers: [],
    })
    expect(made('/network/status').slice(3)).toEqual(['b.example'])
  })
})

it('rejects an empty list and an invalid URL', () => {
  for (const baseUrl of [[], ['https://a.example', 'ftp://b.example']]) {
    expect(() => createRosettaClient({ baseUrl })).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError', argument: 'baseUrl' }),
    )
  }
})
