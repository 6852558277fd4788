import { createRosettaClient } from '../../src/client'
import type { ClientOptions } from '../../src/core/options'
import { fakeEndpoint } from './fake-endpoint'
import type { FakeAnswer } from './fake-endpoint'

export const LIST = { network_identifiers: [] }

/** A client whose requests get these answers one after the other, and an empty list after them. */
export function setUp(
  answers: FakeAnswer[] | (() => FakeAnswer | Promise<FakeAnswer>),
  options: Partial<ClientOptions> = {},
) {
  const endpoint = fakeEndpoint(
    Array.isArray(answers) ? () => answers.shift() ?? LIST : () => answers(),
  )
  const client = createRosettaClient({
    baseUrl: 'https://node.example',
    fetch: endpoint.fetch,
    ...options,
  })
  return { client, calls: endpoint.calls }
}
