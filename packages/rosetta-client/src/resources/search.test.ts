import { describe, expect, it } from 'vitest'
import { fakeEndpoint } from '../../test/support/fake-endpoint'
import type { FakeResponse, FakeCall } from '../../test/support/fake-endpoint'
import { createRosettaClient } from '../client'
import type { SearchQuery } from './queries'

interface Row {
  hash: string
  index: number
  status?: string
}

const hashOf = (digit: string, number: number): string =>
  `0x${digit}${number.toString(16).padStart(63, '0')}`

function rowOf({ hash, index, status = 'SUCCESS' }: Row) {
  const block = hashOf(status === 'SUCCESS' ? 'b' : 'd', index)
  return {
    block_identifier: { index, hash: block },
    transaction_identifier: { hash },
    operations: [],
    metadata: { block_to_live: 0, change_total: 0, fee_total: 0, send_total: 0 },
    timestamp: 1_788_500_208_000,
  }
}

const rowsDownFrom = (index: number, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ hash: hashOf('a', index - at), index: index - at }))

/** Creates pages in the same way as the server: the total counts transactions, but pages contain rows. */
function pageOf(rows: readonly Row[], { body }: FakeCall): object {
  const { offset = 0, limit = 10, max_block: maxBlock = Infinity } = body as Record<string, number>
  const matching = rows.filter(({ index }) => index <= maxBlock)
  const total = new Set(matching.map(({ hash }) => hash)).size
  const end = offset + limit
  return {
    transactions: matching.slice(offset, end).map(rowOf),
    total_count: total,
    ...(end < total && { next_offset: end }),
  }
}

function setUp(respond: (call: FakeCall) => FakeResponse) {
  const { fetch, calls } = fakeEndpoint(respond)
  const { search } = createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
  const all = async (query?: SearchQuery): Promise<string[]> => {
    const hashes: string[] = []
    for await (const { transaction_identifier } of search.transactions(query)) {
      hashes.push(transaction_identifier.hash)
    }
    return hashes
  }
  return { search, all, calls }
}

describe('search.transactions with for await', () => {
  it('fetches all pages, 100 rows at a time', async () => {
    const rows = rowsDownFrom(1000, 250)
    const { all, calls } = setUp((call) => pageOf(rows, call))
    expect(await all()).toEqual(rows.map(({ hash }) => hash))
    expect(calls.map(({ body }) => [body['offset'], body['limit'], body['max_block']])).toEqual([
      [0, 100, undefined],
      [100, 100, 1000],
      [200, 100, 1000],
    ])
  })

  it('neither repeats nor misses a row if new blocks arrive', async () => {
    let rows = rowsDownFrom(1000, 250)
    const old = rows.map(({ hash }) => hash)
    const { all } = setUp((call) => {
      const page = pageOf(rows, call)
      const tip = rows[0]?.index ?? 0
      rows = [{ hash: hashOf('a', tip + 1), index: tip + 1 }, ...rows]
      return page
    })
    expect(await all()).toEqual(old)
  })

  it('uses the query’s maxBlock, conditions and page size', async () => {
    const rows = rowsDownFrom(1000, 50)
    const { all, calls } = setUp((call) => pageOf(rows, call))
    const query = { maxBlock: 980, limit: 20, status: 'SUCCESS', type: 'FEE' } as const
    expect(await all(query)).toHaveLength(30)
    expect(calls.map(({ body }) => body)).toMatchObject([
      { max_block: 980, limit: 20, offset: 0, status: 'SUCCESS', type: 'FEE' },
      { max_block: 980, limit: 20, offset: 20, status: 'SUCCESS', type: 'FEE' },
    ])
  })

  it('starts at an offset', async () => {
    const rows = rowsDownFrom(1000, 50)
    const { all, calls } = setUp((call) => pageOf(rows, call))
    expect(await all({ offset: 45, limit: 3 })).toEqual(rows.slice(45).map(({ hash }) => hash))
    expect(calls.map(({ body }) => [body['offset'], body['limit'], body['max_block']])).toEqual([
      [0, 1, undefined],
      [45, 3, 1000],
      [48, 3, 1000],
    ])
  })

  it('returns both rows of a transaction mined twice, although the server counts one', async () => {
    const rows: Row[] = [
      { hash: hashOf('a', 7), index: 1001 },
      { hash: hashOf('a', 7), index: 1000, status: 'ORPHANED' },
      { hash: hashOf('a', 6), index: 999 },
    ]
    const { all, calls } = setUp((call) => pageOf(rows, call))
    expect(await all({ limit: 2 })).toEqual([hashOf('a', 7), hashOf('a', 7), hashOf('a', 6)])
    expect(calls).toHaveLength(2)
  })

  it('ends after one request if nothing is found', async () => {
    const { all, calls } = setUp((call) => pageOf([], call))
    expect(await all()).toEqual([])
    expect(calls).toHaveLength(1)
  })

  it('ends if the server always returns the same offset', async () => {
    const rows = rowsDownFrom(1000, 5)
    const { all, calls } = setUp((call) => ({ ...pageOf(rows, call), next_offset: 0 }))
    expect(await all({ limit: 5 })).toHaveLength(5)
    expect(calls).toHaveLength(2)
  })

  it('ends if the server ignores the offset', async () => {
    const rows = rowsDownFrom(1000, 100)
    const { all, calls } = setUp((call) =>
      pageOf(rows, { ...call, body: { ...call.body, offset: 0 } }),
    )
    expect(await all({ limit: 10 })).toHaveLength(10)
    expect(calls).toHaveLength(2)
  })

  it('ends if the server’s total is too high', async () => {
    const rows = rowsDownFrom(1000, 5)
    const { all, calls } = setUp((call) => ({ ...pageOf(rows, call), total_count: 1_000_000 }))
    expect(await all({ limit: 5 })).toHaveLength(5)
    expect(calls).toHaveLength(2)
  })

  it('returns pages, starting over for each loop', async () => {
    const rows = rowsDownFrom(1000, 25)
    const { search, calls } = setUp((call) => pageOf(rows, call))
    const results = search.transactions({ limit: 10 })
    for (let loop = 1; loop <= 2; loop++) {
      const sizes: number[] = []
      for await (const page of results.pages()) sizes.push(page.transactions.length)
      expect(sizes).toEqual([10, 10, 5])
      expect(calls).toHaveLength(3 * loop)
    }
  })

  it('doesn’t request pages that aren’t needed', async () => {
    const { search, calls } = setUp((call) => pageOf(rowsDownFrom(1000, 250), call))
    const results = search.transactions()
    expect(calls).toHaveLength(0)
    for await (const { block_identifier } of results) {
      if (block_identifier?.index === 950) break
    }
    expect(calls).toHaveLength(1)
  })

  it('throws the signal’s reason between pages', async () => {
    const { search, calls } = setUp((call) => pageOf(rowsDownFrom(1000, 250), call))
    const controller = new AbortController()
    const loop = async (): Promise<void> => {
      for await (const { block_identifier } of search.transactions(
        {},
        { signal: controller.signal },
      )) {
        if (block_identifier?.index === 901) controller.abort('enough')
      }
    }
    await expect(loop()).rejects.toBe('enough')
    expect(calls).toHaveLength(1)
  })

  it('throws the error of a page', async () => {
    const { all } = setUp((call) =>
      call.body['offset'] === 0
        ? pageOf(rowsDownFrom(1000, 250), call)
        : { code: 2, message: 'Internal general error', retriable: true },
    )
    await expect(all()).rejects.toMatchObject({ name: 'RosettaApiError', code: 2 })
  })
})

describe('search.transactions', () => {
  it('accepts an address in any format', async () => {
    const { search, calls } = setUp((call) => pageOf([], call))
    const hex = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
    const forms = [
      'J8gqYehTJhJWrfcUd766sUQ8THktNs',
      hex,
      hex.slice(2).toUpperCase(),
      Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
      `${hex}${'ab'.repeat(20)}`,
      new Uint8Array(40).fill(0x3f),
    ]
    for (const address of forms) await search.transactions({ address })
    expect(calls.map(({ body }) => body['account_identifier'])).toEqual([
      ...Array.from({ length: 5 }, () => ({ address: hex })),
      { address: `0x${'3f'.repeat(20)}` },
    ])
  })

  it.each<[string, SearchQuery, string]>([
    ['limit', { limit: 101 }, 'got 101 (the server would silently'],
    ['limit', { limit: 0 }, 'from 1 to 100'],
    ['limit', { limit: 2.5 }, 'got 2.5'],
    ['offset', { offset: -1 }, 'at least 0'],
    ['maxBlock', { maxBlock: 0 }, 'at least 1'],
    ['status', { status: 'success' as 'SUCCESS' }, 'one of SUCCESS, SPLIT'],
    ['type', { type: 'REWARD' as 'FEE' }, 'one of SOURCE_TRANSFER, DESTINATION_TRANSFER, FEE'],
    ['hash', { hash: '0xabc' }, '64 hex digits'],
    [
      'address',
      { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS4' },
      'Invalid Mochimo address or bad checksum',
    ],
    ['address', { address: '' }, 'is invalid'],
    ['address', { address: new Uint8Array(21) }, 'is invalid'],
  ])('rejects an invalid %s: %j', async (argument, query, problem) => {
    const { search, calls } = setUp((call) => pageOf([], call))
    await expect(search.transactions(query)).rejects.toMatchObject({
      name: 'InvalidRequestError',
      argument,
      call: '/search/transactions',
      message: expect.stringContaining(problem) as string,
    })
    await expect(async () => {
      for await (const page of search.transactions(query).pages()) expect(page).toBeUndefined()
    }).rejects.toMatchObject({ argument })
    expect(calls).toEqual([])
  })
})
