import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { createRosettaClient } from '../src/index'
import { capture } from './support/captures'
import {
  ADDRESS,
  BALANCE,
  describeFaults,
  type Fault,
  type Handler,
  json,
  raw,
  faultyServer,
} from './support/faulty-server'

const server = faultyServer()

const FAULTS: Fault[] = [
  {
    fault: 'no response',
    respond: () => {},
    error: { name: 'RequestTimeoutError', timeout: 100, scope: 'attempt' },
    retriable: true,
    options: { timeout: 100 },
  },
  {
    fault: 'a body that never ends',
    respond: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"block_identifier":')
    },
    error: { name: 'RequestTimeoutError', timeout: 100, scope: 'attempt' },
    retriable: true,
    options: { timeout: 100 },
  },
  {
    fault: 'a slow body',
    respond: (response) => trickle(response, 'x'),
    error: { name: 'RequestTimeoutError', scope: 'attempt' },
    retriable: true,
    options: { timeout: 150 },
  },
  {
    fault: 'retries that exceed the total timeout',
    respond(response) {
      if (server.requests() === 1) response.writeHead(503).end()
    },
    error: { name: 'RequestTimeoutError', timeout: 400, scope: 'total' },
    retriable: true,
    options: { timeout: 5000, totalTimeout: 400, retry: { limit: 100, delay: 1 } },
  },
  {
    fault: 'a closed connection (a crashed handler)',
    respond: (response) => response.destroy(),
    error: { name: 'ConnectionError', status: undefined },
    retriable: true,
  },
  {
    fault: 'a truncated body with a content length',
    respond: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' })
      response.write(BALANCE.slice(0, 40), () => response.destroy())
    },
    error: { name: 'ConnectionError', status: undefined },
    retriable: true,
  },
  {
    fault: 'a truncated chunked body',
    respond: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write(BALANCE.slice(0, 40), () => response.destroy())
    },
    error: { name: 'ConnectionError', status: undefined },
    retriable: true,
  },
  {
    fault: 'HTML with 502',
    respond: raw(502, { 'content-type': 'text/html' }, '<h1>Bad gateway</h1>'),
    error: { name: 'ConnectionError', status: 502 },
    retriable: true,
  },
  {
    fault: 'an empty body with 503',
    respond: raw(503, {}),
    error: { name: 'ConnectionError', status: 503 },
    retriable: true,
  },
  {
    fault: '429 with headers',
    respond: raw(
      429,
      { 'retry-after': '7', 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '0' },
      'Rate limit exceeded',
    ),
    error: { name: 'RateLimitError', retryAfter: 7, limit: 60, remaining: 0 },
    retriable: true,
  },
  {
    fault: '429 without headers',
    respond: raw(429, {}, 'Rate limit exceeded'),
    error: {
      name: 'RateLimitError',
      retryAfter: undefined,
      limit: undefined,
      remaining: undefined,
    },
    retriable: true,
  },
  {
    fault: '429 with malformed headers',
    respond: raw(429, { 'retry-after': 'soon', 'x-ratelimit-remaining': '' }),
    error: { name: 'RateLimitError', retryAfter: undefined, remaining: undefined },
    retriable: true,
  },
  {
    fault: 'a plain 404',
    respond: raw(404, { 'content-type': 'text/plain' }, '404 page not found\n'),
    error: { name: 'EndpointCapabilityError', call: '/account/balance' },
    retriable: false,
  },
  {
    fault: 'a 403 from a proxy',
    respond: raw(403, { 'content-type': 'text/html' }, '<h1>Forbidden</h1>'),
    error: { name: 'ConnectionError', status: 403 },
    retriable: false,
  },
  {
    fault: 'a 304 without a redirect',
    respond: raw(304, {}),
    error: {
      name: 'ConnectionError',
      status: 304,
      message: expect.stringContaining('HTTP error 304') as string,
    },
    retriable: false,
  },
  ...[301, 302, 303, 307, 308].map((status) => ({
    fault: `a redirect with ${status}`,
    respond: raw(status, { location: 'https://elsewhere.example/' }),
    error: {
      name: 'ConnectionError',
      status,
      message: expect.stringContaining('redirects to https://elsewhere.example/') as string,
    },
    retriable: false,
  })),
]

describeFaults(server, FAULTS)

it('never follows a redirect', async () => {
  const client = await server.clientFor(raw(302, { location: '/block' }), { retry: 3 })
  await expect(client.account.balance({ address: ADDRESS })).rejects.toMatchObject({
    name: 'ConnectionError',
  })
  expect(server.requests()).toBe(1)
})

it('throws ConnectionError if nothing is listening', async () => {
  const client = await server.clientFor(() => {})
  await server.close()
  await expect(client.network.status()).rejects.toMatchObject({
    name: 'ConnectionError',
    status: undefined,
    message: expect.stringContaining(
      'No response from the endpoint: connect ECONNREFUSED',
    ) as string,
    cause: expect.any(Error) as Error,
  })
})

it('throws ConnectionError for an unknown host', async () => {
  const client = createRosettaClient({ baseUrl: 'http://nowhere.invalid', retry: false })
  await expect(client.network.status()).rejects.toMatchObject({
    name: 'ConnectionError',
    message: expect.stringContaining('nowhere.invalid (/network/status') as string,
  })
})

it('reports ECONNREFUSED for localhost, which has two addresses', async () => {
  await server.clientFor(() => {})
  await server.close()
  const { port } = new URL(server.url())
  const local = createRosettaClient({ baseUrl: `http://localhost:${port}`, retry: false })
  await expect(local.network.status()).rejects.toMatchObject({
    name: 'ConnectionError',
    message: expect.stringContaining('ECONNREFUSED') as string,
  })
})

it('succeeds after transient faults', async () => {
  const handlers: Handler[] = [
    (response) => response.destroy(),
    raw(503, {}, '<h1>Starting</h1>'),
    raw(429, { 'retry-after': '0' }),
    json({ code: 9, message: 'Service unavailable', retriable: true }),
    raw(200, { 'content-type': 'application/json' }, BALANCE),
  ]
  const client = await server.clientFor((...args) => handlers.shift()?.(...args), {
    retry: { limit: 4, delay: 1 },
  })
  const { balances } = await client.account.balance({ address: ADDRESS })
  expect(balances[0].value).toBe('3992529841289515')
  expect(server.requests()).toBe(5)
})

it('submits a transaction only once', async () => {
  const client = await server.clientFor(raw(503, {}), { retry: { limit: 5, delay: 1 } })
  const { signed_transaction } = capture('construction_submit').request.body as {
    signed_transaction: string
  }
  await expect(
    client.construction.submit({ signedTransaction: signed_transaction }),
  ).rejects.toMatchObject({ name: 'ConnectionError', status: 503 })
  expect(server.requests()).toBe(1)
})

function trickle(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(text), 20)
  response.on('close', () => clearInterval(timer))
}

it('reports a URL that fetch refuses before it reads the body, without waiting for the timeout', async () => {
  const client = createRosettaClient({ baseUrl: 'http://localhost:1', retry: false })
  await expect(client.network.status()).rejects.toMatchObject({
    name: 'ConnectionError',
    message: expect.stringContaining('bad port') as string,
  })
})
