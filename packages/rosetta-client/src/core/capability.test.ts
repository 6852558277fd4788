import { afterEach, describe, expect, it, vi } from 'vitest'
import { capture } from '../../test/support/captures'
import { fakeEndpoint } from '../../test/support/fake-endpoint'
import type { FakeAnswer } from '../../test/support/fake-endpoint'
import { createRosettaClient } from '../client'

const STATUS = JSON.parse(capture('network_status').response.text) as object
const PAGE = { transactions: [], total_count: 0 }
/** What a browser makes of a 404 without CORS headers, and of everything else that fails. */
const HIDDEN = new TypeError('Failed to fetch')

afterEach(() => vi.unstubAllGlobals())

function setUp(search: FakeAnswer[], status: FakeAnswer = STATUS) {
  const { fetch, calls } = fakeEndpoint(
    ({ path }) => (path === '/network/status' ? status : search.shift()) ?? PAGE,
  )
  const client = createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
  return { ...client, paths: () => calls.map(({ path }) => path) }
}

describe('in a browser', () => {
  const inBrowser = (): void => {
    vi.stubGlobal('location', { href: 'https://explorer.example/' })
  }

  it('a call that fails twice while the endpoint answers is one it does not serve', async () => {
    inBrowser()
    const { search, paths } = setUp([HIDDEN, HIDDEN])
    await expect(search.transactions()).rejects.toMatchObject({
      name: 'EndpointCapabilityError',
      call: '/search/transactions',
      cause: expect.objectContaining({ name: 'ConnectionError' }) as unknown,
    })
    expect(paths()).toEqual(['/search/transactions', '/network/status', '/search/transactions'])
  })

  it('is so for events and the rich list too, and for no other call', async () => {
    inBrowser()
    const hidden = { name: 'EndpointCapabilityError' }
    await expect(setUp([HIDDEN, HIDDEN]).events.blocks()).rejects.toMatchObject(hidden)
    await expect(setUp([HIDDEN, HIDDEN]).stats.richList()).rejects.toMatchObject(hidden)
    const { mempool, paths } = setUp([HIDDEN, HIDDEN])
    await expect(mempool.list()).rejects.toMatchObject({ name: 'ConnectionError' })
    expect(paths()).toEqual(['/mempool'])
  })

  it('a failure that passes is none', async () => {
    inBrowser()
    const { search } = setUp([HIDDEN])
    expect(await search.transactions()).toEqual(PAGE)
  })

  it('a failure while the endpoint does not answer either is a failed connection', async () => {
    inBrowser()
    const { search, paths } = setUp([HIDDEN, HIDDEN], HIDDEN)
    await expect(search.transactions()).rejects.toMatchObject({
      name: 'ConnectionError',
      call: '/search/transactions',
    })
    expect(paths()).toEqual(['/search/transactions', '/network/status'])
  })

  it('keeps the second error when it is another', async () => {
    inBrowser()
    const { search } = setUp([HIDDEN, { code: 9, message: 'Service unavailable', retriable: true }])
    await expect(search.transactions()).rejects.toMatchObject({ code: 9 })
  })

  it('an abort while asking for the status ends the call with its reason', async () => {
    inBrowser()
    const controller = new AbortController()
    const { fetch } = fakeEndpoint(({ path }) => {
      if (path === '/network/status') controller.abort('enough')
      return HIDDEN
    })
    const { search } = createRosettaClient({
      baseUrl: 'https://node.example',
      fetch,
      retry: false,
    })
    await expect(search.transactions({}, { signal: controller.signal })).rejects.toBe('enough')
  })

  it('resolves a base URL that is a path', () => {
    inBrowser()
    const { endpoint } = createRosettaClient({ baseUrl: '/api' })
    expect(endpoint).toBe('https://explorer.example/api')
  })
})

it('elsewhere a failed connection is what it is', async () => {
  const { search, paths } = setUp([HIDDEN])
  await expect(search.transactions()).rejects.toMatchObject({ name: 'ConnectionError' })
  expect(paths()).toEqual(['/search/transactions'])
})
