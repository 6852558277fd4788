import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createRosettaClient } from '../src/index'
import type { RosettaClient } from '../src/index'
import { capture } from './support/captures'
import { faultyServer } from './support/faulty-server'

const HASH = `0x${'ab'.repeat(32)}`
const MEBIBYTE = 2 ** 20

interface Page {
  transactions: { operations: { amount: { value: string } }[] }[]
}

/** Returns a page of search results with this many rows of about 1.5 kB each. */
function page(rows: number): Page {
  const { transactions } = JSON.parse(capture('search_limit_100').response.text) as Page
  const row = (_: unknown, index: number) => structuredClone(transactions[index % 100])
  return { ...captured(), transactions: Array.from({ length: rows }, row) as Page['transactions'] }
}

const captured = () => JSON.parse(capture('search_limit_100').response.text) as object

/** Returns a client whose responses have this body, in one chunk. */
function clientFor(body: unknown): RosettaClient {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const fetch = () => Promise.resolve(new Response(text))
  return createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
}

/** Counts how often a timer fires until a promise settles. */
async function timersDuring(work: Promise<unknown>): Promise<number> {
  let count = 0
  const timer = setInterval(() => count++, 0)
  await work.catch(() => {})
  clearInterval(timer)
  return count
}

describe('a long response', () => {
  it('has the same result as a short one', async () => {
    const short = await clientFor(page(100)).search.transactions({ limit: 100 })
    const long = await clientFor(page(3000)).search.transactions({ limit: 100 })
    expect(long.transactions.slice(0, 100)).toEqual(short.transactions)
    expect(long.transactions.slice(2900)).toEqual(short.transactions)
    expect(long).toMatchObject({ total_count: short.total_count, next_offset: short.next_offset })
  })

  it('doesn’t block timers', async () => {
    const reading = clientFor(page(10_000)).search.transactions({ limit: 100 })
    expect(await timersDuring(reading)).toBeGreaterThanOrEqual(5)
  })

  it('stops at the timeout', async () => {
    const reading = clientFor(page(10_000)).search.transactions({ limit: 100 }, { timeout: 1 })
    await expect(reading).rejects.toMatchObject({ name: 'RequestTimeoutError', scope: 'attempt' })
  })

  it('stops when the signal is aborted', async () => {
    const controller = new AbortController()
    const { signal } = controller
    const reading = clientFor(page(10_000)).search.transactions({ limit: 100 }, { signal })
    setTimeout(() => controller.abort(new Error('enough')), 1)
    await expect(reading).rejects.toThrow('enough')
  })

  it('can have 150,000 events', async () => {
    const events = Array.from({ length: 150_000 }, (_, sequence) => ({
      sequence,
      block_identifier: { index: sequence, hash: HASH },
      type: 'block_added',
    }))
    const response = await clientFor({ max_sequence: events.length, events }).events.blocks()
    expect(response.events).toHaveLength(events.length)
    expect(response.events.at(-1)).toEqual(events.at(-1))
  })

  it('is rejected for an invalid value in a late row', async () => {
    const body = page(3000)
    const amount = body.transactions[2345]?.operations[1]?.amount
    Object.assign(amount ?? {}, { value: '1.5' })
    await expect(clientFor(body).search.transactions({ limit: 100 })).rejects.toMatchObject({
      name: 'InvalidResponseError',
      path: 'transactions[2345].operations[1].amount.value',
      message: expect.stringContaining('got "1.5"') as string,
    })
  })

  it('is rejected for an object in place of a list', async () => {
    const body = { ...page(0), transactions: { text: 'x'.repeat(400_000) } }
    await expect(clientFor(body).search.transactions()).rejects.toMatchObject({
      name: 'InvalidResponseError',
      path: 'transactions',
      message: expect.stringContaining('expected Array, got Object') as string,
    })
  })

  it('is rejected if it isn’t JSON', async () => {
    await expect(clientFor(`<html>${' '.repeat(MEBIBYTE)}`).network.list()).rejects.toMatchObject({
      name: 'InvalidResponseError',
      message: expect.stringContaining("expected JSON, got '<html>'") as string,
    })
  })

  it('can be an API error', async () => {
    const details = { rows: Array.from({ length: 100_000 }, (_, index) => ({ index })) }
    const error = { code: 4, message: 'Account not found', retriable: true, details }
    await expect(clientFor(error).network.list()).rejects.toMatchObject({
      name: 'RosettaApiError',
      code: 4,
      details,
    })
  })
})

describe('a hostile response', () => {
  const server = faultyServer()

  it.each([
    [
      'with millions of empty objects',
      `{"balances":[${'{},'.repeat(6 * MEBIBYTE)}{}]}`,
      'more than 4194304 values',
    ],
    ['with deep nesting', `{"details":${'['.repeat(MEBIBYTE)}`, 'deeper than 64 levels'],
    [
      'with one long value',
      `{"text":"${'\\u0041'.repeat(MEBIBYTE)}"}`,
      'a value longer than 524288',
    ],
  ])('%s throws InvalidResponseError', async (_name, text, problem) => {
    const zipped = gzipSync(text)
    expect(zipped.length).toBeLessThan(40_000)
    const client = await server.clientFor(
      (response) => {
        const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
        response.writeHead(200, headers).end(zipped)
      },
      { timeout: 60_000 },
    )
    const reading = client.account.balance({ address: `0x${'12'.repeat(20)}` })
    const timers = timersDuring(reading)
    await expect(reading).rejects.toMatchObject({
      name: 'InvalidResponseError',
      path: '',
      message: expect.stringContaining(problem) as string,
    })
    expect(await timers).toBeGreaterThanOrEqual(1)
  })

  it('is limited by maxResponseBytes in its number of values', async () => {
    const values = (count: number) => `{"network_identifiers":[],"more":[${'0,'.repeat(count)}0]}`
    const fetch = () => Promise.resolve(new Response(values(400_000)))
    const options = { baseUrl: 'https://node.example', fetch, retry: false } as const
    const accepting = createRosettaClient({ ...options, maxResponseBytes: 8_000_000 })
    await expect(accepting.network.list()).resolves.toHaveProperty('network_identifiers')
    const rejecting = createRosettaClient({ ...options, maxResponseBytes: 4_000_000 })
    await expect(rejecting.network.list()).rejects.toThrow('more than 250000 values')
  })
})

it('rejects a time that a Date can’t hold', async () => {
  const status = JSON.parse(capture('network_status').response.text) as object
  const at = (time: number) =>
    clientFor({ ...status, current_block_timestamp: time }).network.status()
  await expect(at(Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    name: 'InvalidResponseError',
    path: 'current_block_timestamp',
    message: expect.stringContaining('expected a time in milliseconds') as string,
  })
  await expect(at(8.64e15)).resolves.toHaveProperty('current_block_timestamp', 8.64e15)
})
