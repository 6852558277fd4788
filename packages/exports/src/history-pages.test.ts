import type { SearchTransaction, SearchTransactionsResponse } from '@mcm/rosetta-client'
import { describe, expect, it } from 'vitest'
import { mainnetSearch } from '../test/mainnet'
import {
  fetchHistoryPages,
  historyTransactions,
  withBlockTimes,
  type HistoryProgress,
} from './history-pages'

const [captured] = mainnetSearch.transactions
if (!captured) throw new Error('No search result was captured')

function transaction(at: number): SearchTransaction {
  if (!captured) throw new Error('No search result was captured')
  return {
    ...captured,
    transaction_identifier: { hash: `0x${at.toString(16).padStart(64, '0')}` },
    block_identifier: { index: 1_000 - Math.floor(at / 3), hash: `block ${Math.floor(at / 3)}` },
  }
}

const all = Array.from({ length: 250 }, (_, at) => transaction(at))

/** What a server answers that counts `total` different transactions among the rows it has. */
function page(
  rows: SearchTransaction[],
  offset: number,
  total = rows.length,
): SearchTransactionsResponse {
  const next = offset + 100
  return {
    transactions: rows.slice(offset, next),
    total_count: total,
    ...(next < total ? { next_offset: next } : {}),
  }
}

async function read(fetch: (offset: number) => SearchTransactionsResponse, start?: number) {
  const asked: number[] = []
  const progress: HistoryProgress[] = []
  const pages = fetchHistoryPages(
    {
      page: async (offset) => {
        asked.push(offset)
        return fetch(offset)
      },
    },
    start,
  )
  const transactions: SearchTransaction[] = []
  for await (const transaction of historyTransactions(pages, (seen) => progress.push(seen))) {
    transactions.push(transaction)
  }
  return { asked, progress, transactions }
}

describe('fetchHistoryPages', () => {
  it('follows the next offset to the end', async () => {
    const { asked, progress, transactions } = await read((offset) => page(all, offset))
    expect(transactions).toEqual(all)
    expect(asked).toEqual([0, 100, 200])
    expect(progress).toEqual([
      { loaded: 100, total: 250 },
      { loaded: 200, total: 250 },
      { loaded: 250, total: 250 },
    ])
  })

  it('goes on after a full page, although the server counts rival blocks once', async () => {
    const { asked, transactions } = await read((offset) => page(all, offset, 195))
    expect(transactions).toEqual(all)
    expect(asked).toEqual([0, 100, 200])
  })

  it('ends on an empty page', async () => {
    const { asked, transactions } = await read((offset) => page(all.slice(0, 100), offset))
    expect(transactions).toHaveLength(100)
    expect(asked).toEqual([0, 100])
    expect((await read((offset) => page([], offset))).transactions).toEqual([])
  })

  it('goes on from where an earlier download stopped', async () => {
    expect((await read((offset) => page(all, offset), 100)).transactions).toEqual(all.slice(100))
  })

  it('does not ask a server for ever that never advances', async () => {
    const { asked } = await read((offset) => ({ ...page(all, 0), next_offset: offset }))
    expect(asked).toEqual([0])
  })
})

describe('withBlockTimes', () => {
  it('asks once for neighbours in the same block', async () => {
    const asked: number[] = []
    const items: (number | null)[] = []
    const timed = withBlockTimes(all.slice(0, 7), async ({ index }) => {
      asked.push(index)
      return index === 999 ? null : index * 1_000
    })
    for await (const { time } of timed) items.push(time)
    expect(asked).toEqual([1_000, 999, 998])
    expect(items).toEqual([1_000_000, 1_000_000, 1_000_000, null, null, null, 998_000])
  })
})
