import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRosettaClient, isRetriable, isRosettaError } from '../src/index'
import type { ClientOptions, RosettaClient } from '../src/index'
import { capture } from './support/captures'
import { sendJson, startServer } from './support/http-server'
import type { TestServer } from './support/http-server'
import { watchForLeaks } from './support/leaks'

const BALANCE = capture('account_balance_tag').response.text
const ADDRESS = '0x9e983cd9ffb303932db8a5a5633a0c610c0d5f11'
const ERROR = { code: 4, message: 'Account not found', retriable: true }

let server: TestServer | undefined
let leaks: ReturnType<typeof watchForLeaks>
beforeEach(() => {
  leaks = watchForLeaks()
})
afterEach(async () => {
  await server?.close()
  server = undefined
  const left = await leaks.found()
  if (left.length > 0) throw new Error(`Left behind: ${left.join(', ')}`)
})

type Handler = Parameters<typeof startServer>[0]

async function clientFor(
  handle: Handler,
  options: Partial<ClientOptions> = {},
): Promise<RosettaClient> {
  server = await startServer(handle)
  return createRosettaClient({ baseUrl: server.url, retry: false, timeout: 2000, ...options })
}

const raw =
  (status: number, headers: Record<string, string>, body = ''): Handler =>
  (response) => {
    response.writeHead(status, headers).end(body)
  }
const json =
  (body: unknown, status = 200): Handler =>
  (response) =>
    sendJson(response, body, status)

interface Fault {
  fault: string
  answer: Handler
  error: Record<string, unknown>
  retriable: boolean
  options?: Partial<ClientOptions>
}

const FAULTS: Fault[] = [
  {
    fault: 'no answer at all',
    answer: () => {},
    error: { name: 'RequestTimeoutError', timeout: 100, scope: 'attempt' },
    retriable: true,
    options: { timeout: 100 },
  },
  {
    fault: 'a body that never ends',
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"block_identifier":')
    },
    error: { name: 'RequestTimeoutError', timeout: 100, scope: 'attempt' },
    retriable: true,
    options: { timeout: 100 },
  },
  {
    fault: 'a body that trickles',
    answer: (response) => trickle(response, 'x'),
    error: { name: 'RequestTimeoutError', scope: 'attempt' },
    retriable: true,
    options: { timeout: 150 },
  },
  {
    fault: 'repetitions that take longer than allowed',
    answer(response) {
      if (server?.requests() === 1) response.writeHead(503).end()
    },
    error: { name: 'RequestTimeoutError', timeout: 400, scope: 'total' },
    retriable: true,
    options: { timeout: 5000, totalTimeout: 400, retry: { limit: 100, delay: 1 } },
  },
  {
    fault: 'a closed connection (a crashed handler)',
    answer: (response) => response.destroy(),
    error: { name: 'ConnectionError', status: undefined },
    retriable: true,
  },
  {
    fault: 'a body cut off, its length announced',
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' })
      response.write(BALANCE.slice(0, 40), () => response.destroy())
    },
    error: { name: 'ConnectionError', status: undefined },
    retriable: true,
  },
  {
    fault: 'a body cut off, in chunks',
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write(BALANCE.slice(0, 40), () => response.destroy())
    },
    error: { name: 'ConnectionError', status: undefined },
    retriable: true,
  },
  {
    fault: 'half of the JSON, politely ended',
    answer: raw(200, { 'content-type': 'application/json' }, BALANCE.slice(0, 40)),
    error: { name: 'InvalidResponseError', path: '' },
    retriable: false,
  },
  {
    fault: 'HTML with 200',
    answer: raw(200, { 'content-type': 'text/html' }, '<!doctype html><title>Welcome</title>'),
    error: {
      name: 'InvalidResponseError',
      path: '',
      message: expect.stringContaining("expected JSON, got '<!doctype html>") as string,
    },
    retriable: false,
  },
  {
    fault: 'HTML with 502',
    answer: raw(502, { 'content-type': 'text/html' }, '<h1>Bad gateway</h1>'),
    error: { name: 'ConnectionError', status: 502 },
    retriable: true,
  },
  {
    fault: 'an empty body with 200',
    answer: raw(200, {}),
    error: {
      name: 'InvalidResponseError',
      path: '',
      message: expect.stringContaining('expected JSON, got nothing') as string,
    },
    retriable: false,
  },
  {
    fault: 'no content',
    answer: raw(204, {}),
    error: { name: 'InvalidResponseError', path: '' },
    retriable: false,
  },
  {
    fault: 'an empty body with 503',
    answer: raw(503, {}),
    error: { name: 'ConnectionError', status: 503 },
    retriable: true,
  },
  {
    fault: 'an error object with 200',
    answer: json(ERROR),
    error: { name: 'RosettaApiError', code: 4, status: 200, call: '/account/balance' },
    retriable: false,
  },
  {
    fault: 'an error object with 500, with details',
    answer: json({ ...ERROR, details: { reason: 'because' } }, 500),
    error: { name: 'RosettaApiError', code: 4, status: 500, details: { reason: 'because' } },
    retriable: false,
  },
  {
    fault: 'an error object with a code nobody knows',
    answer: json({ code: 42, message: 'New', retriable: true }),
    error: { name: 'RosettaApiError', code: 42, reason: 'New', retriable: true },
    retriable: false,
  },
  {
    fault: 'an error object that may pass',
    answer: json({ code: 9, message: 'Service unavailable', retriable: true }),
    error: { name: 'RosettaApiError', code: 9 },
    retriable: true,
  },
  {
    fault: '429 with headers',
    answer: raw(
      429,
      { 'retry-after': '7', 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '0' },
      'Rate limit exceeded',
    ),
    error: { name: 'RateLimitError', retryAfter: 7, limit: 60, remaining: 0 },
    retriable: true,
  },
  {
    fault: '429 without headers',
    answer: raw(429, {}, 'Rate limit exceeded'),
    error: {
      name: 'RateLimitError',
      retryAfter: undefined,
      limit: undefined,
      remaining: undefined,
    },
    retriable: true,
  },
  {
    fault: '429 with headers that say nothing',
    answer: raw(429, { 'retry-after': 'soon', 'x-ratelimit-remaining': '' }),
    error: { name: 'RateLimitError', retryAfter: undefined, remaining: undefined },
    retriable: true,
  },
  {
    fault: 'a plain 404',
    answer: raw(404, { 'content-type': 'text/plain' }, '404 page not found\n'),
    error: { name: 'EndpointCapabilityError', call: '/account/balance' },
    retriable: false,
  },
  {
    fault: 'a 403 of something in front',
    answer: raw(403, { 'content-type': 'text/html' }, '<h1>Forbidden</h1>'),
    error: { name: 'ConnectionError', status: 403 },
    retriable: false,
  },
  {
    fault: 'a wrong type',
    answer: json({ ...JSON.parse(BALANCE), balances: [{ value: 5, currency: {} }] }),
    error: {
      name: 'InvalidResponseError',
      path: 'balances[0].value',
      message: expect.stringContaining(
        'expected an unsigned 64-bit number as text, got 5',
      ) as string,
    },
    retriable: false,
  },
  {
    fault: 'a missing field',
    answer: json({ balances: [] }),
    error: {
      name: 'InvalidResponseError',
      path: 'block_identifier',
      message: expect.stringContaining('got nothing') as string,
    },
    retriable: false,
  },
  {
    fault: 'an empty list that must not be',
    answer: json({ ...JSON.parse(BALANCE), balances: [] }),
    error: { name: 'InvalidResponseError', path: 'balances[0]' },
    retriable: false,
  },
  {
    fault: 'a list where an object belongs',
    answer: json([]),
    error: { name: 'InvalidResponseError', path: 'block_identifier' },
    retriable: false,
  },
  {
    fault: 'JSON that is no object',
    answer: json(null),
    error: { name: 'InvalidResponseError', path: '' },
    retriable: false,
  },
  {
    fault: 'a body longer than allowed',
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(`"${'x'.repeat(300_000)}"`)
    },
    error: {
      name: 'InvalidResponseError',
      path: '',
      message: expect.stringContaining('longer than 100000 bytes') as string,
    },
    retriable: false,
    options: { maxResponseBytes: 100_000 },
  },
  {
    fault: 'a body without end that comes fast',
    answer: (response) => pour(response),
    error: { name: 'InvalidResponseError', path: '' },
    retriable: false,
    options: { maxResponseBytes: 1_000_000 },
  },
  ...[301, 302, 303, 307, 308].map((status) => ({
    fault: `a redirect with ${status}`,
    answer: raw(status, { location: 'https://elsewhere.example/' }),
    error: {
      name: 'ConnectionError',
      status,
      message: expect.stringContaining('redirects to https://elsewhere.example/') as string,
    },
    retriable: false,
  })),
]

describe.each(FAULTS)('$fault', ({ answer, error, retriable, options }) => {
  it(`ends in ${String(error['name'])}`, async () => {
    const client = await clientFor(answer, options)
    const outcome: unknown = await client.account
      .balance({ address: ADDRESS })
      .catch((reason: unknown) => reason)
    expect(isRosettaError(outcome)).toBe(true)
    expect(outcome).toMatchObject({ endpoint: server?.url, call: '/account/balance', ...error })
    expect(isRetriable(outcome)).toBe(retriable)
    expect(String(outcome)).toContain(`(/account/balance at ${server?.url})`)
  })
})

it('never asks again where a redirect points', async () => {
  const client = await clientFor(raw(302, { location: '/block' }), { retry: 3 })
  await expect(client.account.balance({ address: ADDRESS })).rejects.toMatchObject({
    name: 'ConnectionError',
  })
  expect(server?.requests()).toBe(1)
})

it('ends in ConnectionError when nothing listens', async () => {
  const client = await clientFor(() => {})
  await server?.close()
  await expect(client.network.status()).rejects.toMatchObject({
    name: 'ConnectionError',
    status: undefined,
    message: expect.stringContaining('No answer from the endpoint: connect ECONNREFUSED') as string,
    cause: expect.any(Error) as Error,
  })
})

it('ends in ConnectionError for a host that does not exist', async () => {
  const client = createRosettaClient({ baseUrl: 'http://nowhere.invalid', retry: false })
  await expect(client.network.status()).rejects.toMatchObject({
    name: 'ConnectionError',
    message: expect.stringContaining('nowhere.invalid (/network/status') as string,
  })
})

it('says of localhost, which has two addresses, that nothing listens there', async () => {
  await clientFor(() => {})
  await server?.close()
  const { port } = new URL(server?.url ?? '')
  const local = createRosettaClient({ baseUrl: `http://localhost:${port}`, retry: false })
  await expect(local.network.status()).rejects.toMatchObject({
    name: 'ConnectionError',
    message: expect.stringContaining('ECONNREFUSED') as string,
  })
})

it('reads a huge page', async () => {
  const page = JSON.parse(capture('search_limit_100').response.text) as { transactions: object[] }
  const transactions = Array.from({ length: 50 }, () => page.transactions).flat()
  const client = await clientFor(json({ ...page, transactions }), { timeout: 10_000 })
  const answer = await client.search.transactions({ limit: 100 })
  expect(answer.transactions).toHaveLength(5000)
})

it('stops at a pager that never advances', async () => {
  const page = { ...JSON.parse(capture('search_limit_3').response.text), next_offset: 3 }
  const client = await clientFor(json(page))
  const seen = []
  for await (const item of client.search.all({ limit: 3 })) seen.push(item)
  expect(seen).toHaveLength(3)
  expect(server?.requests()).toBe(2)
})

it('stops at a rich list that never advances', async () => {
  const client = await clientFor(raw(200, {}, capture('richlist_ascending_true').response.text))
  const seen = []
  for await (const account of client.stats.richListAll({ limit: 5 })) seen.push(account)
  expect(seen).toHaveLength(5)
  expect(server?.requests()).toBe(2)
})

it('gets through when the fault passes', async () => {
  const answers: Handler[] = [
    (response) => response.destroy(),
    raw(503, {}, '<h1>Starting</h1>'),
    raw(429, { 'retry-after': '0' }),
    json({ code: 9, message: 'Service unavailable', retriable: true }),
    raw(200, { 'content-type': 'application/json' }, BALANCE),
  ]
  const client = await clientFor((...args) => answers.shift()?.(...args), {
    retry: { limit: 4, delay: 1 },
  })
  const { balances } = await client.account.balance({ address: ADDRESS })
  expect(balances[0].value).toBe('3992529841289515')
  expect(server?.requests()).toBe(5)
})

it('sends a transaction once, whatever comes of it', async () => {
  const client = await clientFor(raw(503, {}), { retry: { limit: 5, delay: 1 } })
  const { signed_transaction } = capture('construction_submit').request.body as {
    signed_transaction: string
  }
  await expect(
    client.construction.submit({ signedTransaction: signed_transaction }),
  ).rejects.toMatchObject({ name: 'ConnectionError', status: 503 })
  expect(server?.requests()).toBe(1)
})

function trickle(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(text), 20)
  response.on('close', () => clearInterval(timer))
}

function pour(response: ServerResponse): void {
  const chunk = 'x'.repeat(100_000)
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more)
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  more()
}
