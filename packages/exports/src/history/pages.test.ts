import type { SearchTransaction, SearchTransactionsResponse } from '@mcm/rosetta-client'
import { describe, expect, it } from 'vitest'
import { mainnetSearch } from '../../test/mainnet'
import { IncompleteListError } from '../rich-list-pages'
import { searchPages, type HistoryCursor, type PlacedTransaction } from './pages'

const [captured] = mainnetSearch.transactions

function transaction(height: number, at: number, hash = `block ${height}`): PlacedTransaction {
  if (!captured) throw new Error('No search result was captured')
  return {
    ...captured,
    transaction_identifier: { hash: `transaction ${at}` },
    block_identifier: { index: height, hash },
  }
}

/** All transactions, latest first, with three per block. */
const all = Array.from({ length: 250 }, (_, at) => transaction(1_000 - Math.floor(at / 3), at))

/**
 * Returns a search function that responds like a server with the given rows. Competing rows of a
 * transaction are counted once.
 */
function serve(rows: PlacedTransaction[], total = (found: number) => found) {
  return ({ maxBlock, offset }: HistoryCursor): SearchTransactionsResponse => {
    const found = rows.filter((row) => row.block_identifier.index <= (maxBlock ?? Infinity))
    const total_count = total(found.length)
    const next = offset + 100
    return {
      transactions: found.slice(offset, next),
      total_count,
      ...(next < total_count ? { next_offset: next } : {}),
    }
  }
}

async function read(
  search: (cursor: HistoryCursor) => SearchTransactionsResponse,
  start?: HistoryCursor,
) {
  const cursors: HistoryCursor[] = []
  const transactions: SearchTransaction[] = []
  const remaining: number[] = []
  const pages = searchPages(async (cursor) => {
    cursors.push(cursor)
    return search(cursor)
  }, start)
  for await (const page of pages) {
    transactions.push(...page.transactions)
    remaining.push(page.remaining)
  }
  return { cursors, transactions, remaining }
}

describe('searchPages', () => {
  it('starts each page at the height where the previous one ended', async () => {
    const { cursors, transactions, remaining } = await read(serve(all))
    expect(transactions).toEqual(all)
    expect(cursors).toEqual([
      { maxBlock: null, offset: 0 },
      { maxBlock: 967, offset: 1 },
      { maxBlock: 934, offset: 2 },
    ])
    expect(remaining).toEqual([250, 150, 50])
  })

  it('neither repeats nor skips rows when later rows change', async () => {
    let rows = all
    const { transactions } = await read((cursor) => {
      const page = serve(rows)(cursor)
      // A reorg removes two blocks and then adds three.
      rows = rows.length === 250 ? all.slice(6) : [...all.slice(0, 9), ...all]
      return page
    })
    expect(transactions).toEqual(all)
  })

  it('reads a block with more transactions than a page', async () => {
    const rows = Array.from({ length: 350 }, (_, at) => transaction(at < 300 ? 500 : 499, at))
    const { cursors, transactions } = await read(serve(rows))
    expect(transactions).toEqual(rows)
    expect(cursors.map(({ offset }) => offset)).toEqual([0, 100, 200, 300])
  })

  it('drops a row that a page repeats', async () => {
    let isFirst = true
    const { transactions } = await read((cursor) => {
      const page = serve(
        isFirst ? all : [...all.slice(0, 99), transaction(967, 999), ...all.slice(99)],
      )
      isFirst = false
      return page(cursor)
    })
    expect(transactions).toEqual(all)
  })

  it('continues after a full page even if the server omits the next offset', async () => {
    const { transactions } = await read(serve(all, (found) => Math.max(0, found - 60)))
    expect(transactions).toEqual(all)
  })

  it('ends on an empty page', async () => {
    expect((await read(serve(all.slice(0, 100)))).cursors).toHaveLength(2)
    expect((await read(serve([]))).transactions).toEqual([])
  })

  it('starts at a given page', async () => {
    const { transactions } = await read(serve(all), { maxBlock: 990, offset: 2 })
    expect(transactions).toEqual(all.slice(32))
  })

  it.each([
    ['ignores the offset', () => serve(all)({ maxBlock: null, offset: 0 })],
    ['ignores the height', ({ offset }: HistoryCursor) => serve(all)({ maxBlock: null, offset })],
  ])('rejects a server that %s', async (_, search) => {
    await expect(read(search)).rejects.toThrow(IncompleteListError)
  })

  it('rejects a row without a block', async () => {
    const search = (): SearchTransactionsResponse => {
      const { block_identifier: _, ...row } = transaction(500, 1)
      return { transactions: [row], total_count: 1 }
    }
    await expect(read(search)).rejects.toThrow(
      new IncompleteListError('Search result transaction 1 has no block'),
    )
  })
})
