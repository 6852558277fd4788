import { createDevnet } from '@mcm/devnet'
import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../data/query-client'
import type { BlockRecord } from './block-record'
import { recordsQuery } from './load-records'
import { createRecordCache } from './record-cache'

const devnet = createDevnet({ clock: 'manual', blocks: 120, accounts: 64 })
const { fetch: nativeFetch } = globalThis

type Requested = { index: number } | { hash: string }
type Responder = (requested: Requested, request: Request) => Response | Promise<Response>
const honest: Responder = (_asked, request) => devnet.fetch(request)
let respond = honest

/**
 * The endpoint is in process, so only the loader's own time passes; each test requests its own.
 */
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { block_identifier } = (await request.clone().json()) as { block_identifier: Requested }
  return respond(block_identifier, request)
}
let endpoints = 0
beforeEach(() => {
  respond = honest
  endpoints += 1
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => {
  globalThis.fetch = nativeFetch
})

const cutOff = () => Promise.reject(new TypeError('Cut off'))
const refusal = (code: number) => Response.json({ code, message: 'No', retriable: false })

/** Runs the loader, with the time advancing as fast as the loader allows. */
async function load({ count = 20, cache = createRecordCache('x'), answers = honest } = {}) {
  const requested: ('height' | 'hash')[] = []
  const steps: number[] = []
  respond = (wanted, request) => {
    requested.push('hash' in wanted ? 'hash' : 'height')
    return answers(wanted, request)
  }
  const { index, hash } = devnet.chain.tip
  const query = recordsQuery(`http://devnet-${endpoints}`, { index, hash }, () => cache)
  const observer = new InfiniteQueryObserver(createQueryClient(), query)
  const progress = { over: false }
  const run = async () => {
    await observer.refetch()
    let { data, error, hasNextPage } = observer.getCurrentResult()
    const loaded = (): BlockRecord[] => data?.pages.flatMap((page) => page.records) ?? []
    steps.push(loaded().length)
    while (!error && hasNextPage && loaded().length < count) {
      ;({ data, error, hasNextPage } = await observer.fetchNextPage())
      steps.push(loaded().length)
    }
    progress.over = true
    return { requested, steps, error, more: hasNextPage, records: loaded() }
  }
  const passTime = async () => {
    while (!progress.over) {
      await vi.advanceTimersByTimeAsync(100)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const [result] = await Promise.all([run(), passTime()])
  return result
}

/** Returns whether the records are a chain: the latest block first, then parent by parent. */
function isChain(records: readonly BlockRecord[]): boolean {
  return records.every(
    ({ hash }, at) => hash === (at === 0 ? devnet.chain.tip.hash : records[at - 1]?.parent),
  )
}

test('loads newest first, four at a time, each the parent of the one before', async () => {
  const { records, steps, requested, more } = await load({ count: 12 })
  expect(records).toHaveLength(12)
  expect(isChain(records)).toBe(true)
  expect(steps).toEqual([4, 8, 12])
  expect(requested).toEqual(Array.from({ length: 12 }, () => 'height'))
  expect(more).toBe(true)
})

test('requests nothing twice, and after a new block only that one', async () => {
  const cache = createRecordCache('x')
  await load({ cache })
  expect((await load({ cache })).requested).toEqual([])
  const before = devnet.chain.tip.index
  devnet.mine()
  const again = await load({ cache })
  expect(again.requested).toHaveLength(devnet.chain.tip.index - before)
  expect(again.records.length).toBeGreaterThanOrEqual(20)
  expect(again.steps).toHaveLength(1)
  expect(isChain(again.records)).toBe(true)
})

test('keeps nothing from the losing branch after a reorg', async () => {
  const cache = createRecordCache('x')
  await load({ cache })
  devnet.reorg({ depth: 3, length: 4 })
  const { records } = await load({ cache })
  expect(records.length).toBeGreaterThanOrEqual(20)
  expect(isChain(records)).toBe(true)
})

test('follows parents by hash if a height changes while loading', async () => {
  let calls = 0
  const { records, requested } = await load({
    answers: async (_wanted, request) => {
      const response = await devnet.fetch(request)
      if ((calls += 1) !== 3) return response
      const text = await response.text()
      const { block } = JSON.parse(text) as { block: { block_identifier: { hash: string } } }
      return new Response(text.replaceAll(block.block_identifier.hash, `0x${'ab'.repeat(32)}`))
    },
  })
  expect(requested.filter((one) => one === 'hash')).toHaveLength(1)
  expect(isChain(records)).toBe(true)
})

test('ends at an endpoint’s oldest block', async () => {
  const { more, records } = await load({
    count: 500,
    answers: (wanted, request) =>
      'index' in wanted && wanted.index < devnet.chain.first ? refusal(6) : devnet.fetch(request),
  })
  expect(more).toBe(false)
  expect(records.at(-1)?.height).toBe(devnet.chain.first)
  expect(isChain(records)).toBe(true)
})

test('retries a failure, and keeps what loaded with it', async () => {
  let failed = 0
  const { records, requested } = await load({
    answers: (_wanted, request) => {
      failed += 1
      return failed % 4 === 1 && failed < 20 ? cutOff() : devnet.fetch(request)
    },
  })
  expect(records.length).toBeGreaterThanOrEqual(20)
  expect(isChain(records)).toBe(true)
  expect(requested.length).toBe(records.length + 5)
})

test('ends after repeated failures', async () => {
  const { error, requested } = await load({ answers: cutOff })
  expect(error?.message).toContain('/block at http://devnet')
  // Each of the first four, and three retries.
  expect(requested).toHaveLength(16)
})

test('does not retry a permanent error', async () => {
  const { error, requested } = await load({ answers: () => Response.json({ block: {} }) })
  expect(error?.name).toBe('InvalidResponseError')
  expect(requested).toHaveLength(4)
})

test('fails if the endpoint lacks the tip it reported', async () => {
  const { error } = await load({ answers: () => refusal(6) })
  expect(error).toMatchObject({ code: 6 })
})

test('a limit slows it to 60 requests per minute, and it still finishes', async () => {
  const times: number[] = []
  let refused = 0
  const { records } = await load({
    count: 120,
    answers: (_wanted, request) => {
      if (times.length === 8 && refused === 0) {
        refused = performance.now()
        return new Response('', { status: 429, headers: { 'retry-after': '7' } })
      }
      times.push(performance.now())
      return devnet.fetch(request)
    },
  })
  expect(records).toHaveLength(120)
  expect(isChain(records)).toBe(true)
  const afterwards = times.filter((time) => time > refused)
  expect(Math.min(...afterwards) - refused).toBeGreaterThanOrEqual(7000)
  for (const time of afterwards) {
    const minute = afterwards.filter((one) => one >= time && one < time + 60_000)
    expect(minute.length).toBeLessThanOrEqual(60)
  }
})
