import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createDevnet } from '@mcm/devnet'
import { clientFor } from './client'

const devnet = createDevnet({ blocks: 32, accounts: 100 })

/** Starts a devnet's API that accepts some content types and returns what it receives. */
async function serve(accepts: (type: string) => boolean) {
  const types: string[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const type = request.headers['content-type'] ?? ''
    types.push(type)
    if (!accepts(type)) return response.writeHead(415).end()
    const answer = await devnet.fetch(`http://localhost${request.url}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: await text(request),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    return response.end(await answer.text())
  }
  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    types,
    tip: devnet.chain.tip.index,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

test('sends requests that need no preflight', async () => {
  await using server = await serve(() => true)
  const status = await clientFor(server.url).network.status()
  expect(status.current_block_identifier.index).toBe(server.tip)
  expect(server.types).toEqual(['text/plain'])
})

test('sends JSON to a server that doesn’t accept plain text, and remembers it', async () => {
  await using server = await serve((type) => type.startsWith('application/json'))
  const client = clientFor(server.url)
  for (let call = 0; call < 2; call++) {
    const status = await client.network.status()
    expect(status.current_block_identifier.index).toBe(server.tip)
  }
  expect(server.types).toEqual(['text/plain', 'application/json', 'application/json'])
})

describe('a request that was sent while the app was loading', () => {
  const body = JSON.stringify({
    network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
  })
  /** Sends a status request as `public/boot.js` does. */
  const sendEarly = (url: string, response: Promise<Response>, age = 0) => {
    response.catch(() => undefined)
    const early = { response, sentAt: Date.now() - age, abort: () => undefined }
    vi.stubGlobal('earlyRequests', new Map([[`${url}/network/status ${body}`, early]]))
  }
  const sent = (url: string) =>
    fetch(`${url}/network/status`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
    })
  afterEach(() => vi.unstubAllGlobals())

  test('isn’t sent again, but only once', async () => {
    await using server = await serve(() => true)
    sendEarly(server.url, sent(server.url))
    const client = clientFor(server.url)
    expect((await client.network.status()).current_block_identifier.index).toBe(server.tip)
    expect(server.types).toHaveLength(1)
    await client.network.status()
    expect(server.types).toHaveLength(2)
  })

  test.each([
    ['if it failed', () => Promise.reject(new TypeError('Failed to fetch')), 0],
    ['if it is old', () => Promise.resolve(Response.json({})), 11_000],
    [
      'if the server doesn’t accept its type',
      () => Promise.resolve(new Response(null, { status: 415 })),
      0,
    ],
  ])('is sent again %s', async (_, respond, age) => {
    await using server = await serve(() => true)
    sendEarly(server.url, respond(), age)
    const status = await clientFor(server.url).network.status()
    expect(status.current_block_identifier.index).toBe(server.tip)
    expect(server.types).toHaveLength(1)
  })
})
