import { afterEach, describe, expect, it, vi } from 'vitest'
import { capture } from '../../test/support/captures'
import { fakeEndpoint } from '../../test/support/fake-endpoint'
import type { FakeResponse } from '../../test/support/fake-endpoint'
import { createRosettaClient } from '../client'

const STATUS = JSON.parse(capture('network_status').response.text) as object
const PAGE = { transactions: [], total_count: 0 }
/**
 * Error that a browser throws for a 404 without CORS headers. It is the same error as for any other
 * failed request.
 */
const HIDDEN = new TypeError('Failed to fetch')

afterEach(() => vi.unstubAllGlobals())

function setUp(search: FakeResponse[], status: FakeResponse = STATUS) {
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

  it('reports an unsupported call if it fails twice while the status succeeds', async () => {
    inBrowser()
    const { search, paths } = setUp([HIDDEN, HIDDEN])
    await expect(search.transactions()).rejects.toMatchObject({
      name: 'EndpointCapabilityError',
      call: '/search/transactions',
      cause: expect.objectContaining({ name: 'ConnectionError' }) as unknown,
    })
    expect(paths()).toEqual(['/search/transactions', '/network/status', '/search/transactions'])
  })

  it('also does this for events and the rich list, but for no other call', async () => {
    inBrowser()
    const hidden = { name: 'EndpointCapabilityError' }
    await expect(setUp([HIDDEN, HIDDEN]).events.blocks()).rejects.toMatchObject(hidden)
    await expect(setUp([HIDDEN, HIDDEN]).stats.richList()).rejects.toMatchObject(hidden)
    const { mempool, paths } = setUp([HIDDEN, HIDDEN])
    await expect(mempool.list()).rejects.toMatchObject({ name: 'ConnectionError' })
    expect(paths()).toEqual(['/mempool'])
  })

  it('returns the result if the second attempt succeeds', async () => {
    inBrowser()
    const { search } = setUp([HIDDEN])
    expect(await search.transactions()).toEqual(PAGE)
  })

  it('reports a failed connection if the status fails too', async () => {
    inBrowser()
    const { search, paths } = setUp([HIDDEN, HIDDEN], HIDDEN)
    await expect(search.transactions()).rejects.toMatchObject({
      name: 'ConnectionError',
      call: '/search/transactions',
    })
    expect(paths()).toEqual(['/search/transactions', '/network/status'])
  })

  it('throws the second error if it is different', async () => {
    inBrowser()
    const { search } = setUp([HIDDEN, { code: 9, message: 'Service unavailable', retriable: true }])
    await expect(search.transactions()).rejects.toMatchObject({ code: 9 })
  })

  it('rejects with the reason if aborted during the status request', async () => {
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

  it('resolves a relative base URL', () => {
    inBrowser()
    const { endpoint } = createRosettaClient({ baseUrl: '/api' })
    expect(endpoint).toBe('https://explorer.example/api')
  })
})

it('reports a failed connection outside browsers', async () => {
  const { search, paths } = setUp([HIDDEN])
  await expect(search.transactions()).rejects.toMatchObject({ name: 'ConnectionError' })
  expect(paths()).toEqual(['/search/transactions'])
})
