import { createRosettaClient } from '../../src/client'
import type { ClientOptions } from '../../src/core/options'
import { fakeEndpoint } from './fake-endpoint'
import type { FakeResponse } from './fake-endpoint'

export const LIST = { network_identifiers: [] }

/** Creates a client whose requests get these responses in order, then an empty list. */
export function setUp(
  responses: FakeResponse[] | (() => FakeResponse | Promise<FakeResponse>),
  options: Partial<ClientOptions> = {},
) {
  const endpoint = fakeEndpoint(
    Array.isArray(responses) ? () => responses.shift() ?? LIST : () => responses(),
  )
  const client = createRosettaClient({
    baseUrl: 'https://node.example',
    fetch: endpoint.fetch,
    ...options,
  })
  return { client, calls: endpoint.calls }
}
