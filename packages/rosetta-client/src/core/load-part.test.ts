import { expect, it, vi } from 'vitest'
import { createRosettaClient } from '../client'

// This happens if the page is offline, or if a newer version has been deployed since the page was loaded.
vi.mock('./long', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('throws a ConnectionError if the code for long responses fails to load', async () => {
  const fetch = (): Promise<Response> =>
    Promise.resolve(new Response(`{"network_identifiers":[${' '.repeat(300_000)}]}`))
  const client = createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
  await expect(client.network.list()).rejects.toMatchObject({
    name: 'ConnectionError',
    status: undefined,
    message: expect.stringContaining("Couldn't load a part of the client (/network/list") as string,
    cause: expect.any(Error) as Error,
  })
})
