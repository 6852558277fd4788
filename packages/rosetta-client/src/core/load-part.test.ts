import { describe, expect, it, vi } from 'vitest'
import { createRosettaClient } from '../client'
import type { RosettaClient } from '../client'

// This happens if the page is offline, or if a newer version has been deployed since the page was loaded.
vi.mock('./long', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('../resources/parts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const calls: Record<string, (client: RosettaClient) => PromiseLike<unknown>> = {
  '/mempool': ({ mempool }) => mempool.list(),
  '/mempool/transaction': ({ mempool }) => mempool.transaction({ hash: 'ab'.repeat(32) }),
  '/network/list': ({ network }) => network.list(),
  '/network/options': ({ network }) => network.options(),
  '/search/transactions': ({ search }) => search.transactions({ limit: 1 }),
  '/stats/richlist': ({ stats }) => stats.richList().pages()[Symbol.asyncIterator]().next(),
}

const failureAt = (call: string) => ({
  name: 'ConnectionError',
  status: undefined,
  call,
  message: expect.stringContaining(`Couldn't load a part of the client (${call}`) as string,
  cause: expect.any(Error) as Error,
})

describe('code that fails to load', () => {
  it.each(Object.entries(calls))('%s rejects without a request', async (path, call) => {
    const fetch = vi.fn<() => Promise<Response>>()
    const client = createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
    await expect(call(client)).rejects.toMatchObject(failureAt(path))
    expect(fetch).not.toHaveBeenCalled()
  })

  it('a call with a long response rejects', async () => {
    const fetch = (): Promise<Response> => Promise.resolve(new Response(' '.repeat(300_000)))
    const client = createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
    await expect(client.network.status()).rejects.toMatchObject(failureAt('/network/status'))
  })
})
