import { describe, expect, it } from 'vitest'
import { fakeEndpoint } from '../../test/support/fake-endpoint'
import type { FakeCall } from '../../test/support/fake-endpoint'
import { createRosettaClient } from '../client'
import type { RichListQuery } from './queries'

const BLOCK = { index: 1, hash: `0x${'0'.repeat(64)}` }
const amount = (value: number | bigint) => ({
  value: value.toString(),
  currency: { symbol: 'MCM', decimals: 9 },
})

/** Creates a ledger and a server. Current servers return the richest accounts first for `ascending: true`. */
function setUp(balances: readonly (number | bigint)[], { inverted = true } = {}) {
  const sorted = [...balances].sort((a, b) => (a < b ? -1 : 1))
  const state = { inverted }
  const { fetch, calls } = fakeEndpoint(({ body }: FakeCall) => {
    const {
      ascending = false,
      offset = 0,
      limit = 50,
    } = body as Partial<RichListQuery & { ascending: boolean }>
    const upwards = ascending !== state.inverted
    const list = upwards ? sorted : [...sorted].reverse()
    return {
      block_identifier: BLOCK,
      last_updated: '2026-11-20T23:26:38Z',
      accounts: list.slice(offset, offset + (limit ?? 50)).map((balance, index) => ({
        account_identifier: {
          address: `0x${(upwards ? offset + index : list.length - 1 - offset - index).toString(16).padStart(40, '0')}`,
        },
        balance: amount(balance),
      })),
      total_accounts: list.length,
      circulating_supply: amount(1),
    }
  })
  const { stats } = createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
  const values = async (query?: RichListQuery): Promise<number[]> =>
    (await stats.richList(query)).accounts.map(({ balance }) => Number(balance.value))
  return { stats, values, calls, state }
}

it('rejects a ledger of a negative height', async () => {
  const { fetch } = fakeEndpoint(() => ({
    block_identifier: { ...BLOCK, index: -1 },
    last_updated: '2026-11-20T23:26:38Z',
    accounts: [],
    total_accounts: 0,
  }))
  const { stats } = createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
  await expect(stats.richList()).rejects.toMatchObject({
    name: 'InvalidResponseError',
    path: 'block_identifier.index',
  })
})

describe.each([true, false])('a server with inverted order: %s', (inverted) => {
  it('returns the richest first by default, or the poorest first', async () => {
    const { values } = setUp([3, 1, 2], { inverted })
    expect(await values()).toEqual([3, 2, 1])
    expect(await values({ order: 'poorest' })).toEqual([1, 2, 3])
    expect(await values({ limit: 2, offset: 1 })).toEqual([2, 1])
  })

  it('returns the richest account for a page of one row', async () => {
    const { values } = setUp([3, 1, 2], { inverted })
    expect(await values({ limit: 1 })).toEqual([3])
    expect(await values({ limit: 1, order: 'poorest' })).toEqual([1])
  })

  it('returns the poorest account for a page of one row', async () => {
    const { values } = setUp([3, 1, 2], { inverted })
    expect(await values({ limit: 1, order: 'poorest' })).toEqual([1])
  })

  it('handles equal balances at one end', async () => {
    const { values } = setUp([5, 5, 5, 1], { inverted })
    expect(await values({ limit: 3 })).toEqual([5, 5, 5])
    expect(await values({ order: 'poorest', limit: 2 })).toEqual([1, 5])
  })

  it('makes one request per page once the order is known', async () => {
    const { values, calls } = setUp([3, 1, 2], { inverted })
    await values()
    const before = calls.length
    await values({ limit: 1 })
    await values({ order: 'poorest' })
    expect(calls).toHaveLength(before + 2)
  })
})

it('detects that a server has been fixed', async () => {
  const { values, state } = setUp([3, 1, 2])
  expect(await values()).toEqual([3, 2, 1])
  state.inverted = false
  expect(await values()).toEqual([3, 2, 1])
})

it('compares balances above 2^53 exactly', async () => {
  const { stats } = setUp([2n ** 53n, 2n ** 53n + 1n])
  const { accounts } = await stats.richList({ limit: 2 })
  expect(accounts[0]?.balance.value).toBe((2n ** 53n + 1n).toString())
})

it.each([[[]], [[7]], [[7, 7, 7]]])('accepts a ledger of %j', async (balances) => {
  const { values } = setUp(balances)
  expect(await values()).toEqual(balances)
  expect(await values({ limit: 1, offset: 90 })).toEqual([])
})

it('rejects an unsorted list', async () => {
  const page = (await setUp([1, 2]).stats.richList({ order: 'poorest' })).accounts
  const { fetch } = fakeEndpoint(() => ({
    block_identifier: BLOCK,
    last_updated: '',
    accounts: page,
    total_accounts: 2,
  }))
  const { stats } = createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
  await expect(stats.richList()).rejects.toMatchObject({
    name: 'InvalidResponseError',
    path: 'accounts',
  })
})

describe('richList with for await', () => {
  it('returns all accounts in order for any page size', async () => {
    const balances = Array.from({ length: 342 }, (_, index) => index * index)
    for (const limit of [undefined, 1, 7, 100]) {
      const { stats } = setUp(balances)
      const seen: number[] = []
      for await (const { balance } of stats.richList({ limit })) seen.push(Number(balance.value))
      expect(seen).toEqual([...balances].reverse())
    }
  })

  it('has one page if the ledger is empty', async () => {
    const { stats, calls } = setUp([])
    const totals: number[] = []
    for await (const page of stats.richList().pages()) totals.push(page.total_accounts)
    expect(totals).toEqual([0])
    expect(calls).toHaveLength(1)
  })

  it('doesn’t request a page after the last account', async () => {
    const { stats, calls } = setUp(Array.from({ length: 200 }, (_, index) => index))
    const sizes: number[] = []
    for await (const page of stats.richList({ offset: 100 }).pages()) {
      sizes.push(page.accounts.length)
    }
    expect(sizes).toEqual([100])
    expect(calls).toHaveLength(1)
  })
})

it.each<[string, RichListQuery]>([
  ['limit', { limit: 101 }],
  ['offset', { offset: -1 }],
])('rejects an invalid %s', async (argument, query) => {
  const { stats, calls } = setUp([1])
  await expect(stats.richList(query)).rejects.toMatchObject({
    name: 'InvalidRequestError',
    argument,
  })
  expect(calls).toEqual([])
})
