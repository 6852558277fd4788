import { createDevnet } from '@mcm/devnet'
import {
  type Block,
  ConnectionError,
  createRosettaReader,
  InvalidResponseError,
  RateLimitError,
  RosettaApiError,
} from '@mcm/rosetta-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BlockRecord } from './block-record'
import { loadRecords, type LoadOptions } from './load-records'
import { createPace, type Pace } from './pace'
import { createRecordCache, type RecordCache } from './record-cache'

const context = { endpoint: 'http://devnet', call: '/block' }
const notFound = { code: 6, message: 'Block not found', retriable: true, status: 200 }

/** A chain in process, so that only the loading's own time passes. */
function chainOf(blocks: number) {
  const devnet = createDevnet({ clock: 'manual', blocks, accounts: 64 })
  const client = createRosettaReader({
    baseUrl: context.endpoint,
    retry: false,
    fetch: (request) => devnet.fetch(request),
  })
  const blockOf = async (wanted: { index: number } | { hash: string }): Promise<Block> => {
    const { chain } = devnet
    const height = 'index' in wanted ? wanted.index : undefined
    if (height !== undefined && height < chain.first) throw new RosettaApiError(notFound, context)
    return (await client.block.get(wanted)).block
  }
  return { devnet, blockOf }
}

const { devnet, blockOf } = chainOf(120)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

interface Run {
  count?: number
  cache?: RecordCache
  pace?: Pace
  fetchBlock?: LoadOptions['fetchBlock']
}

/** Loads, with time passing as fast as the loading lets it. */
async function load(run: Run) {
  const { count = 20, cache = createRecordCache('x'), pace = createPace() } = run
  const asked: ('height' | 'hash')[] = []
  const steps: number[] = []
  let records: readonly BlockRecord[] = []
  const { index, hash } = devnet.chain.tip
  const progress = { over: false }
  const loading = loadRecords({
    tip: { index, hash },
    count,
    cache,
    pace,
    signal: new AbortController().signal,
    fetchBlock: (wanted, signal) => {
      asked.push('hash' in wanted ? 'hash' : 'height')
      return (run.fetchBlock ?? blockOf)(wanted, signal)
    },
    report: (now) => {
      records = now
      steps.push(now.length)
    },
  }).finally(() => {
    progress.over = true
  })
  const passTime = async () => {
    while (!progress.over) {
      await vi.advanceTimersByTimeAsync(100)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const [more] = await Promise.all([loading, passTime()])
  return { more, asked, steps, records }
}

/** The newest block first, then parent by parent. */
function isChain(records: readonly BlockRecord[]): boolean {
  return records.every(
    ({ hash }, at) => hash === (at === 0 ? devnet.chain.tip.hash : records[at - 1]?.parent),
  )
}

test('loads newest first, four at a time, each the parent of the one before', async () => {
  const { records, steps, asked, more } = await load({ count: 10 })
  expect(records).toHaveLength(10)
  expect(isChain(records)).toBe(true)
  expect(steps).toEqual([4, 8, 10])
  expect(asked).toEqual(Array.from({ length: 10 }, () => 'height'))
  expect(more).toBe(true)
})

test('asks for nothing twice, and after a new block only for that', async () => {
  const cache = createRecordCache('x')
  await load({ cache })
  expect((await load({ cache })).asked).toEqual([])
  const before = devnet.chain.tip.index
  devnet.mine()
  const again = await load({ cache })
  expect(again.asked).toHaveLength(devnet.chain.tip.index - before)
  expect(again.records).toHaveLength(20)
  expect(isChain(again.records)).toBe(true)
})

test('after a reorganisation nothing of the lost branch is left', async () => {
  const cache = createRecordCache('x')
  await load({ cache })
  devnet.reorganise({ depth: 3, length: 4 })
  const { records } = await load({ cache })
  expect(records).toHaveLength(20)
  expect(isChain(records)).toBe(true)
})

test('a height that has changed hands while it loads is followed by hash', async () => {
  const other = await blockOf({ index: devnet.chain.tip.index - 9 })
  let calls = 0
  const { records, asked } = await load({
    fetchBlock: (wanted) => ((calls += 1) === 3 ? Promise.resolve(other) : blockOf(wanted)),
  })
  expect(asked.filter((one) => one === 'hash')).toHaveLength(1)
  expect(isChain(records)).toBe(true)
})

test('an endpoint that knows fewer blocks ends the loading', async () => {
  const { more, records } = await load({ count: 500 })
  expect(more).toBe(false)
  expect(records.at(-1)?.height).toBe(devnet.chain.first)
  expect(isChain(records)).toBe(true)
})

test('a failure is tried again', async () => {
  const failed = new Set<string>()
  const { records, asked } = await load({
    fetchBlock: (wanted) => {
      const key = JSON.stringify(wanted)
      if (failed.has(key)) return blockOf(wanted)
      failed.add(key)
      return Promise.reject(new ConnectionError('Cut off', undefined, context))
    },
  })
  expect(records).toHaveLength(20)
  expect(asked).toHaveLength(40)
})

test('failures that stay end the loading', async () => {
  let calls = 0
  const fetchBlock = () => {
    calls += 1
    return Promise.reject(new ConnectionError('Cut off', undefined, context))
  }
  await expect(load({ count: 1, fetchBlock })).rejects.toThrow('/block at http://devnet')
  expect(calls).toBe(4)
})

test('an answer that another try cannot change is not asked for again', async () => {
  let calls = 0
  const fetchBlock = () => {
    calls += 1
    return Promise.reject(new InvalidResponseError('', 'no block', context))
  }
  await expect(load({ count: 1, fetchBlock })).rejects.toThrow('no block')
  expect(calls).toBe(1)
})

test('a limit slows it to less than 60 requests in any minute, and it still ends', async () => {
  const pace = createPace()
  const times: number[] = []
  let refused = 0
  const { records } = await load({
    count: 80,
    pace,
    fetchBlock: (wanted) => {
      if (times.length === 8 && refused === 0) {
        refused = Date.now()
        return Promise.reject(new RateLimitError({ retryAfter: 7 }, context))
      }
      times.push(Date.now())
      return blockOf(wanted)
    },
  })
  expect(records).toHaveLength(80)
  expect(isChain(records)).toBe(true)
  expect(pace).toMatchObject({ slowed: true, lanes: 1 })
  const afterwards = times.filter((time) => time > refused)
  expect(Math.min(...afterwards) - refused).toBeGreaterThanOrEqual(7000)
  for (const time of afterwards) {
    const minute = afterwards.filter((one) => one >= time && one < time + 60_000)
    expect(minute.length).toBeLessThan(60)
  }
})
