import { createDevnet } from '@mcm/devnet'
import { createRosettaReader } from '@mcm/rosetta-client'
import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { balanceQuery } from '../data/address-queries'
import { clientFor } from '../data/client'
import { paceOf } from '../data/endpoint-pace'
import { mempoolCalls } from '../data/mempool-calls'
import { mempoolQuery } from '../data/mempool-queries'
import { blockByHashQuery, statusQuery } from '../data/queries'
import { createQueryClient } from '../data/query-client'
import { createDownloadClient } from '../features/downloads/save/download-client'
import { followMempool } from '../features/mempool/follow-mempool'
import { emptyMempool, type Mempool } from '../features/mempool/lifecycle'
import { recordsQuery } from '../screens/statistics/records/load-records'
import { createRecordCache } from '../screens/statistics/records/record-cache'

/**
 * All requests that the screens make together, sent to a server that allows 2 requests per second
 * and 60 per minute. Client and server use a virtual clock, which stops while the server responds.
 */
const STEP_MS = 50
const MINUTE = 60_000
const LASTS = 4 * MINUTE

const endpoint = 'http://limited'
const devnet = createDevnet({ clock: 'manual', blocks: 300, accounts: 4000, traffic: 12 })
const { fetch: nativeFetch } = globalThis
const answered: { at: number; path: string; status: number }[] = []
let onTheirWay = 0
let next: ReturnType<typeof setImmediate>

/** Fetches with a latency of 200 ms and hides the `Date` header, as browsers do across origins. */
async function fetchSlowly(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  await sleep(100)
  onTheirWay += 1
  const response = await devnet.fetch(request)
  const text = await response.text()
  onTheirWay -= 1
  const { pathname: path } = new URL(request.url)
  answered.push({ at: performance.now() - start, path, status: response.status })
  await sleep(100)
  const headers = new Headers(response.headers)
  headers.delete('date')
  return new Response(text, { status: response.status, headers })
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
let start = 0
const isOver = () => performance.now() - start >= LASTS

beforeAll(async () => {
  // Code that is loaded on demand takes real time, in which minutes pass on the virtual clock.
  globalThis.fetch = (input, init) => devnet.fetch(new Request(input, init))
  await createRosettaReader({ baseUrl: 'http://unlimited' }).mempool.list()
  globalThis.fetch = fetchSlowly
  devnet.setFaults({ rateLimit: 'server' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  start = performance.now()
  const tick = () => {
    if (onTheirWay === 0) vi.advanceTimersByTime(STEP_MS)
    next = setImmediate(tick)
  }
  tick()
})
afterAll(() => {
  clearImmediate(next)
  vi.useRealTimers()
  globalThis.fetch = nativeFetch
})

const queries = createQueryClient()

/** Polls the status as the frame does. A poll that waits for its turn hasn't failed. */
async function pollStatus(failures: unknown[]) {
  while (!isOver()) {
    await queries
      .fetchQuery({ ...statusQuery(endpoint), staleTime: 0 })
      .catch((error: unknown) => failures.push(error))
    await sleep(10_000)
  }
}

/** Loads blocks as the home page does: initially the five latest, then one new block per minute. */
async function showLatest() {
  while (!isOver()) {
    const tip = queries.getQueryData(statusQuery(endpoint).queryKey)?.current_block_identifier
    let hash = tip?.hash
    for (let n = 0; n < 5 && hash !== undefined; n++) {
      const block = await queries.fetchQuery(blockByHashQuery(endpoint, hash))
      hash = block.parent_block_identifier.hash
    }
    await sleep(MINUTE)
    devnet.mine()
  }
}

async function followPending(): Promise<Mempool> {
  let state = emptyMempool
  const calls = mempoolCalls(endpoint, queries)
  const follower = followMempool({ calls, state, onChange: (changed) => (state = changed) })
  while (!isOver()) {
    const hashes = await queries.fetchQuery({ ...mempoolQuery(endpoint), staleTime: 0 })
    follower.listed(hashes, Date.now())
    await sleep(5000)
  }
  follower.stop()
  return state
}

async function watchBalances() {
  while (!isOver()) {
    for (let n = 0; n < 5; n++) {
      const query = balanceQuery(endpoint, devnet.chain.busiest, 'visible')
      await queries.fetchQuery({ ...query, staleTime: 0 })
    }
    await sleep(MINUTE)
  }
}

async function loadStatistics(): Promise<number> {
  const { index, hash } = devnet.chain.tip
  const cache = createRecordCache(endpoint)
  const observer = new InfiniteQueryObserver(
    queries,
    recordsQuery(endpoint, { index, hash }, () => cache),
  )
  await observer.refetch()
  while (!isOver() && observer.getCurrentResult().hasNextPage) await observer.fetchNextPage()
  return observer.getCurrentResult().data?.pages.flatMap(({ records }) => records).length ?? 0
}

async function download(): Promise<number> {
  const { client, options } = createDownloadClient(endpoint, {
    signal: new AbortController().signal,
    onProgress: () => {},
    onHalt: () => Promise.resolve(false),
  })
  let loaded = 0
  while (!isOver()) {
    const { accounts } = await client.stats.richList({ offset: loaded, limit: 100 }, options)
    if (accounts.length === 0) break
    loaded += accounts.length
  }
  return loaded
}

/** Returns how long a visitor waits for each block they open from time to time. */
async function openBlocks(): Promise<number[]> {
  const waits: number[] = []
  for (let height = 10; !isOver(); height += 1) {
    await sleep(15_000)
    const since = performance.now()
    await clientFor(endpoint).block.get({ index: devnet.chain.tip.index - height })
    waits.push(performance.now() - since)
  }
  return waits
}

test('home, mempool, watchlist, statistics and a download running together are never rate-limited after the first minute', async () => {
  const failures: unknown[] = []
  const [mempool, records, accounts, waits] = await Promise.all([
    followPending(),
    loadStatistics(),
    download(),
    openBlocks(),
    pollStatus(failures),
    showLatest(),
    watchBalances(),
  ])
  const refused = answered.filter(({ status }) => status === 429)
  expect(refused.filter(({ at }) => at > MINUTE)).toEqual([])
  for (const { at: from } of answered) {
    const within = answered.filter(({ at }) => at >= from && at < from + MINUTE)
    expect(within.length).toBeLessThanOrEqual(60)
  }
  // Every client gets a share, and the whole allowance is used.
  expect(answered.length).toBeGreaterThan((LASTS / MINUTE) * 40)
  expect(failures).toEqual([])
  expect(mempool.arrivals).toBeGreaterThan(10)
  expect(records).toBeGreaterThan(20)
  expect(accounts).toBeGreaterThan(300)
  expect(paceOf(endpoint).slowed).toBe(true)
  // A block the visitor opens takes priority.
  expect(waits.slice(4).sort((a, b) => a - b)[Math.floor((waits.length - 4) / 2)]).toBeLessThan(
    3000,
  )
}, 120_000)
