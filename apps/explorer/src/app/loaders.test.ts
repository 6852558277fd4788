import { type RunningDevnet, startDevnet } from '@mcm/devnet'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressTransactionsQuery, balanceQuery } from '../data/address-queries'
import { latestTransactionsQuery } from '../data/latest-transactions-query'
import { mempoolQuery } from '../data/mempool-queries'
import { blockQuery, statusQuery } from '../data/queries'
import { createQueryClient } from '../data/query-client'
import { richListQuery } from '../data/rich-list-queries'
import { transactionQuery } from '../data/transaction-query'
import { loaderContextOf, routes } from './router'

let server: RunningDevnet
beforeAll(async () => {
  server = await startDevnet({ port: 0, clock: 'manual', blocks: 40, accounts: 64, traffic: 3 })
})
afterAll(() => server.close())

let queries: ReturnType<typeof createQueryClient>
beforeEach(() => {
  queries = createQueryClient()
})

const config = () => ({ endpoints: [{ label: 'Test', url: server.url }], links: {} })

const never = () => new Promise<never>(() => {})
const atOnce = () => Promise.resolve({ Component: () => null })

/** Opens a path with replaced screen modules. By default, the modules never finish loading. */
function visit(path: string, lazy: () => Promise<{ Component: () => null }> = never) {
  const withModules = (route: RouteObject): RouteObject => {
    if (route.children) return { ...route, children: route.children.map(withModules) }
    return { ...route, ...(route.lazy && { lazy }) }
  }
  return createMemoryRouter(routes.map(withModules), {
    initialEntries: [path],
    getContext: () => loaderContextOf(queries, config()),
  })
}

const started = () =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.fetchStatus === 'fetching' || state.status !== 'pending')
    .map(({ queryHash }) => queryHash)
const hashesOf = (...options: { queryKey: readonly unknown[] }[]) =>
  options.map(({ queryKey }) => JSON.stringify(queryKey))

const address = () => server.devnet.chain.busiest
const hash = `0x${'ab'.repeat(32)}`

test.each([
  ['/block/12', () => [blockQuery(server.url, '12')]],
  [`/block/${hash}`, () => [blockQuery(server.url, hash)]],
  [`/tx/${hash}?block=12`, () => [transactionQuery(server.url, hash, 12)]],
  ['/blocks', () => [statusQuery(server.url)]],
  ['/txs', () => [latestTransactionsQuery(server.url)]],
  ['/mempool', () => [mempoolQuery(server.url)]],
  ['/richlist', () => [richListQuery(server.url)]],
  ['/statistics?blocks=250', () => [statusQuery(server.url)]],
])('%s requests its screen’s data before the screen’s module has loaded', async (path, wanted) => {
  const router = visit(path)
  const expected = hashesOf(...wanted().flatMap((one) => one ?? []))
  await expect.poll(started, { timeout: 10_000 }).toEqual(expect.arrayContaining(expected))
  expect(router.state.initialized).toBe(false)
  router.dispose()
})

test('an address requests its balance and its transactions', async () => {
  const router = visit(`/address/${address()}`)
  await expect
    .poll(started)
    .toEqual(
      expect.arrayContaining(
        hashesOf(
          balanceQuery(server.url, address()),
          addressTransactionsQuery(server.url, address()),
        ),
      ),
    )
  router.dispose()
})

test.each(['/block/latest', '/block/99999999999999999999', '/tx/12', '/address/nobody', '/about'])(
  '%s makes no requests',
  async (path) => {
    const router = visit(path)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(started()).toEqual([])
    router.dispose()
  },
)

test('an endpoint that doesn’t respond doesn’t keep a screen from opening', async () => {
  server.devnet.setFaults({ latency: 60_000 })
  const router = visit('/about', atOnce)
  await router.navigate('/block/12')
  expect(router.state.location.pathname).toBe('/block/12')
  expect(router.state.errors).toBeNull()
  const block = blockQuery(server.url, '12')
  expect(started()).toEqual(hashesOf(...(block ? [block] : [])))
  queries.clear()
  server.devnet.clearFaults()
  router.dispose()
})

test('another query string on the same path makes no requests', async () => {
  const router = visit(`/address/${address()}`, atOnce)
  await expect.poll(started).toHaveLength(2)
  await expect.poll(() => router.state.initialized).toBe(true)
  queries.clear()
  await router.navigate(`/address/${address()}?type=sent`)
  expect(started()).toEqual([])
  router.dispose()
})
