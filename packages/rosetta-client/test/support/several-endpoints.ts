import { createRosettaClient } from '../../src/client'
import type { ClientOptions } from '../../src/core/options'
import { settle } from './clock'
import { fakeEndpoint } from './fake-endpoint'
import type { FakeCall, FakeResponse } from './fake-endpoint'

export const HOSTS = ['a.example', 'b.example', 'c.example']
export const LIST = { network_identifiers: [] }

export const hashOf = (byte: string) => `0x${byte.repeat(32)}`

export function status(index: number, hash = hashOf('aa'), synced = true): object {
  return {
    current_block_identifier: { index, hash },
    current_block_timestamp: 1,
    genesis_block_identifier: { index: 0, hash: hashOf('00') },
    sync_status: { synced },
  }
}

export function blockAt(index: number, hash: string): object {
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

export type Respond = (call: FakeCall) => FakeResponse | Promise<FakeResponse> | undefined

/** Creates a client of three endpoints that agree and work, except for what `respond` returns. */
export function setUp(respond: Respond = () => undefined, options: Partial<ClientOptions> = {}) {
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

export const down: Respond = ({ host }) =>
  host === 'a.example' ? new TypeError('fetch failed') : undefined
