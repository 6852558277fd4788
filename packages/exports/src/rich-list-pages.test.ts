import { describe, expect, it } from 'vitest'
import { LEDGER, richListPage } from '../test/ledger'
import type { LedgerAccount } from './ledger-dat'
import { richListJson } from './rich-list'
import { IncompleteListError, RichList, type RichListProgress } from './rich-list-pages'
import { readText } from './stream'

const accounts = LEDGER.map(([address, balance]) => ({ address, balance }))

async function read(list: AsyncIterable<LedgerAccount>): Promise<LedgerAccount[]> {
  const all: LedgerAccount[] = []
  for await (const account of list) all.push(account)
  return all
}

/** Returns the ledger in pages of `limit` accounts. */
const pagesOf = (limit: number) =>
  Array.from({ length: Math.ceil(LEDGER.length / limit) }, (_, at) =>
    richListPage(at * limit, limit),
  )

describe('RichList', () => {
  it('yields the accounts of its pages in order', async () => {
    expect(await read(new RichList(pagesOf(4)))).toEqual(accounts)
  })

  it('requests no page before it is read', async () => {
    const taken: number[] = []
    async function* pages() {
      for (const [at, page] of pagesOf(2).entries()) {
        taken.push(at)
        yield page
      }
    }
    const reader = new RichList(pages())[Symbol.asyncIterator]()
    expect(taken).toEqual([])
    await reader.next()
    await reader.next()
    expect(taken).toEqual([0])
    await reader.next()
    expect(taken).toEqual([0, 1])
  })

  it('reads an empty ledger', async () => {
    const list = new RichList([richListPage(0, 100, { ledger: [] })])
    expect(await read(list)).toEqual([])
    expect(list.metadata.total_accounts).toBe(0)
  })

  it('reports progress after each page', async () => {
    const seen: Omit<RichListProgress, 'changes'>[] = []
    await read(
      new RichList(pagesOf(4), ({ loaded, total, block }) => seen.push({ loaded, total, block })),
    )
    expect(seen).toEqual([
      { loaded: 4, total: 6, block: 1_078_535 },
      { loaded: 6, total: 6, block: 1_078_535 },
    ])
  })

  it('records in the metadata where a newer ledger starts', async () => {
    const notices: number[] = []
    const pages = [0, 2, 4].map((offset) =>
      richListPage(offset, 2, { block: offset < 4 ? 1_078_535 : 1_078_543 }),
    )
    const list = new RichList(pages, ({ changes }) => notices.push(changes.length))
    const file = JSON.parse(await readText(richListJson(list, () => list.metadata)))
    expect(notices).toEqual([0, 0, 1])
    expect(file.metadata.block_number).toBe(1_078_535)
    expect(file.metadata.block_changes).toEqual([
      {
        from_rank: 5,
        block_number: 1_078_543,
        block_hash: `0x${(1_078_543).toString(16).padStart(64, '0')}`,
        last_updated: '2026-09-04T02:36:38.000Z',
        total_accounts: 6,
        note: 'Accounts may appear twice or be missing: ranks 1 to 4 are from block 1078535, later ranks from block 1078543.',
      },
    ])
  })

  it('does not treat a new tip as a new ledger', async () => {
    const pages = [0, 2, 4].map((offset) => {
      const hash = `0x${String(offset).repeat(64)}`
      return { ...richListPage(offset, 2), block_identifier: { index: 1_078_535, hash } }
    })
    const list = new RichList(pages)
    await read(list)
    expect(list.metadata.block_changes).toEqual([])
  })

  it('rejects a list that ends before its last account', async () => {
    const pages = pagesOf(4).map((page) => ({ ...page, total_accounts: 7 }))
    const reading = read(new RichList(pages))
    await expect(reading).rejects.toThrow(IncompleteListError)
    await expect(reading).rejects.toThrow('The server has 7 accounts but returned only 6')
  })

  it('rejects a server that keeps returning the same page', async () => {
    const pages = Array.from({ length: 9 }, () => richListPage(0, 2))
    await expect(read(new RichList(pages))).rejects.toThrow(
      'The server returned the rich list page at offset 0 again for offset 2',
    )
  })

  it('throws if metadata is read before the first page', () => {
    expect(() => new RichList([]).metadata).toThrow('no metadata before its first page')
  })

  it('works with servers that do not report the supply', async () => {
    const { circulating_supply: _, ...page } = richListPage(0, 100)
    const list = new RichList([page])
    await read(list)
    expect(list.metadata).toMatchObject({ circulating_supply: null, circulating_supply_mcm: null })
  })
})
