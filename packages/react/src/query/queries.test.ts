import { encodeBase58 } from '@mcm/address'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDevnet } from '../../test/devnet'
import {
  getBalanceQueryOptions,
  getBlockQueryOptions,
  getMempoolQueryOptions,
  getTransactionsQueryOptions,
  keys,
} from '.'

describe('blocks', () => {
  test('by height become stale with a new tip, until they are final', async () => {
    const { devnet, queries, config, poll } = openDevnet()
    await poll()
    const { index } = devnet.chain.tip
    const near = getBlockQueryOptions(config, { height: index })
    const deep = getBlockQueryOptions(config, { height: index - 10 })
    await Promise.all([queries.fetchQuery(near), queries.fetchQuery(deep)])
    devnet.mine(1)
    await poll()
    expect(queries.getQueryState(near.queryKey)?.isInvalidated).toBe(true)
    expect(queries.getQueryState(deep.queryKey)?.isInvalidated).toBe(false)
  })

  test('by height are cached under their hash too, and the tip under its height', async () => {
    const { queries, config, calls } = openDevnet()
    const tip = await queries.fetchQuery(getBlockQueryOptions(config, { height: 0 }))
    const { index, hash } = tip.block_identifier
    await queries.fetchQuery(getBlockQueryOptions(config, { hash }))
    await queries.fetchQuery(getBlockQueryOptions(config, { height: index }))
    expect(calls).toEqual(['/block'])
  })
})

test('an address in hex and in Base58 has one cache entry', async () => {
  const { devnet, queries, config, calls } = openDevnet()
  const hex = devnet.chain.busiest
  const base58 = encodeBase58(Uint8Array.from(Buffer.from(hex.slice(2), 'hex')))
  const balance = await queries.fetchQuery(getBalanceQueryOptions(config, { address: base58 }))
  expect(await queries.fetchQuery(getBalanceQueryOptions(config, { address: hex }))).toBe(balance)
  expect(calls).toEqual(['/account/balance'])
})

describe('transactions', () => {
  test('are paged without moving when new ones arrive', async () => {
    const { devnet, queries, config } = openDevnet()
    const options = getTransactionsQueryOptions(config, { limit: 5 })
    const before = await queries.fetchInfiniteQuery({ ...options, pages: 2 })
    const [loaded] = before.pages
    if (!loaded) throw new Error('There is no page')
    devnet.mine(1)
    const second = options.getNextPageParam?.(loaded, [loaded], options.initialPageParam, [])
    expect(second).toEqual({
      offset: 5,
      maxBlock: loaded.transactions[0]?.block_identifier?.index,
    })
    const page = await config.client().search.transactions({ limit: 5, ...second })
    expect(page.transactions).toEqual(before.pages[1]?.transactions)
  })

  test('of each page size have an entry of their own', () => {
    const { config } = openDevnet()
    const keyFor = (limit: number) =>
      getTransactionsQueryOptions(config, { address: '0xab', limit }).queryKey
    expect(keyFor(10)).not.toEqual(keyFor(25))
    const start = keys.addressTransactions(config.endpoint, '0xab')
    expect(keyFor(10).slice(0, start.length)).toEqual(start)
  })
})

test('an empty mempool of an endpoint that is down fails instead of dropping transactions', async () => {
  const { devnet, queries, config, poll } = openDevnet()
  const mempool = { ...getMempoolQueryOptions(config), retry: false, staleTime: 0 }
  await poll()
  const hashes = await queries.fetchQuery(mempool)
  expect(hashes.length).toBeGreaterThan(0)
  devnet.setFaults({ noNode: true })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  await expect(queries.fetchQuery(mempool)).rejects.toThrow('code 2')
  expect(queries.getQueryData(mempool.queryKey)).toEqual(hashes)
})
