import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { capture } from './support/captures'
import {
  BALANCE,
  describeFaults,
  type Fault,
  json,
  raw,
  faultyServer,
} from './support/faulty-server'

const server = faultyServer()

const ERROR = { code: 4, message: 'Account not found', retriable: true }

const FAULTS: Fault[] = [
  {
    fault: 'truncated JSON',
    respond: raw(200, { 'content-type': 'application/json' }, BALANCE.slice(0, 40)),
    error: { name: 'InvalidResponseError', path: '' },
    retriable: false,
  },
  {
    fault: 'HTML with 200',
    respond: raw(200, { 'content-type': 'text/html' }, '<!doctype html><title>Welcome</title>'),
    error: {
      name: 'InvalidResponseError',
      path: '',
      message: expect.stringContaining("expected JSON, got '<!doctype html>") as string,
    },
    retriable: false,
  },
  {
    fault: 'an empty body with 200',
    respond: raw(200, {}),
    error: {
      name: 'InvalidResponseError',
      path: '',
      message: expect.stringContaining('expected JSON, got nothing') as string,
    },
    retriable: false,
  },
  {
    fault: 'no content',
    respond: raw(204, {}),
    error: { name: 'InvalidResponseError', path: '' },
    retriable: false,
  },
  {
    fault: 'an error object with 200',
    respond: json(ERROR),
    error: { name: 'RosettaApiError', code: 4, status: 200, call: '/account/balance' },
    retriable: false,
  },
  {
    fault: 'an error object with 500, with details',
    respond: json({ ...ERROR, details: { reason: 'because' } }, 500),
    error: { name: 'RosettaApiError', code: 4, status: 500, details: { reason: 'because' } },
    retriable: false,
  },
  {
    fault: 'an error object with an unknown code',
    respond: json({ code: 42, message: 'New', retriable: true }),
    error: { name: 'RosettaApiError', code: 42, reason: 'New', retriable: true },
    retriable: false,
  },
  {
    fault: 'a transient error object',
    respond: json({ code: 9, message: 'Service unavailable', retriable: true }),
    error: { name: 'RosettaApiError', code: 9 },
    retriable: true,
  },
  {
    fault: 'a wrong type',
    respond: json({ ...JSON.parse(BALANCE), balances: [{ value: 5, currency: {} }] }),
    error: {
      name: 'InvalidResponseError',
      path: 'balances[0].value',
      message: expect.stringContaining(
        'expected an unsigned 64-bit integer as a string, got 5',
      ) as string,
    },
    retriable: false,
  },
  {
    fault: 'a missing field',
    respond: json({ balances: [] }),
    error: {
      name: 'InvalidResponseError',
      path: 'block_identifier',
      message: expect.stringContaining('got nothing') as string,
    },
    retriable: false,
  },
  {
    fault: 'an unexpected empty list',
    respond: json({ ...JSON.parse(BALANCE), balances: [] }),
    error: { name: 'InvalidResponseError', path: 'balances[0]' },
    retriable: false,
  },
  {
    fault: 'a list instead of an object',
    respond: json([]),
    error: { name: 'InvalidResponseError', path: 'block_identifier' },
    retriable: false,
  },
  {
    fault: 'JSON that is not an object',
    respond: json(null),
    error: { name: 'InvalidResponseError', path: '' },
    retriable: false,
  },
  {
    fault: 'a body that exceeds the limit',
    respond: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(`"${'x'.repeat(300_000)}"`)
    },
    error: {
      name: 'InvalidResponseError',
      path: '',
      message: expect.stringContaining('exceeds 100000 bytes') as string,
    },
    retriable: false,
    options: { maxResponseBytes: 100_000 },
  },
  {
    fault: 'a fast endless body',
    respond: (response) => pour(response),
    error: { name: 'InvalidResponseError', path: '' },
    retriable: false,
    options: { maxResponseBytes: 1_000_000 },
  },
]

describeFaults(server, FAULTS)

it('accepts a huge page', async () => {
  const page = JSON.parse(capture('search_limit_100').response.text) as { transactions: object[] }
  const transactions = Array.from({ length: 50 }, () => page.transactions).flat()
  const client = await server.clientFor(json({ ...page, transactions }), { timeout: 10_000 })
  const received = await client.search.transactions({ limit: 100 })
  expect(received.transactions).toHaveLength(5000)
})

it('stops if a pager never advances', async () => {
  const page = { ...JSON.parse(capture('search_limit_3').response.text), next_offset: 3 }
  const client = await server.clientFor(json(page))
  const seen = []
  for await (const item of client.search.transactions({ limit: 3 })) seen.push(item)
  expect(seen).toHaveLength(3)
  expect(server.requests()).toBe(2)
})

it('stops if the rich list never advances', async () => {
  const client = await server.clientFor(
    raw(200, {}, capture('richlist_ascending_true').response.text),
  )
  const seen = []
  for await (const account of client.stats.richList({ limit: 5 })) seen.push(account)
  expect(seen).toHaveLength(5)
  expect(server.requests()).toBe(2)
})

function pour(response: ServerResponse): void {
  const chunk = 'x'.repeat(100_000)
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more)
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  more()
}
