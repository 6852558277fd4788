import { describe, expect, it } from 'vitest'
import { LEDGER, richListPage } from '../test/ledger'
import type { LedgerAccount } from './ledger-dat'
import { richListJson } from './rich-list'
import {
  fetchRichListPages,
  IncompleteListError,
  RichList,
  type RichListProgress,
} from './rich-list-pages'
import { readText } from './stream'

const accounts = LEDGER.map(([address, balance]) => ({ address, balance }))

async function read(list: AsyncIterable<LedgerAccount>): Promise<LedgerAccount[]> {
  const all: LedgerAccount[] = []
  for await (const account of list) all.push(account)
  return all
}

describe('fetchRichListPages', () => {
  it('asks from where the last page ended, and not beyond the last account', async () => {
    const asked: number[] = []
    const pages = fetchRichListPages({
      page: async (offset) => {
        asked.push(offset)
        return richListPage(offset, 4)
      },
    })
    expect(await read(new RichList(pages))).toEqual(accounts)
    expect(asked).toEqual([0, 4])
  })

  it('asks for no page before it is read', async () => {
    const asked: number[] = []
    const pages = fetchRichListPages({
      page: async (offset) => {
        asked.push(offset)
        return richListPage(offset, 2)
      },
    })
    const reader = new RichList(pages)[Symbol.asyncIterator]()
    await reader.next()
    await reader.next()
    expect(asked).toEqual([0])
    await reader.next()
    expect(asked).toEqual([0, 2])
  })

  it('goes on from where an earlier download stopped', async () => {
    const pages = fetchRichListPages({ page: async (offset) => richListPage(offset, 2) }, 4)
    expect(await read(new RichList(pages))).toEqual(accounts.slice(4))
  })

  it('asks again for a page that failed, and only for that one', async () => {
    const asked: number[] = []
    const pages = fetchRichListPages({
      page: async (offset) => {
        asked.push(offset)
        if (asked.length === 2) throw new Error('the line is down')
        return richListPage(offset, 2)
      },
      onPageError: ({ error, offset, attempt }) => {
        expect(error).toMatchObject({ message: 'the line is down' })
        expect({ offset, attempt }).toEqual({ offset: 2, attempt: 1 })
        return 0
      },
    })
    expect(await read(new RichList(pages))).toEqual(accounts)
    expect(asked).toEqual([0, 2, 2, 4])
  })

  it('reads an empty ledger', async () => {
    const pages = fetchRichListPages({
      page: async (offset) => richListPage(offset, 100, { ledger: [] }),
    })
    expect(await read(new RichList(pages))).toEqual([])
  })
})

describe('RichList', () => {
  it('tells after each page how far it is', async () => {
    const seen: Omit<RichListProgress, 'changes'>[] = []
    const pages = fetchRichListPages({ page: async (offset) => richListPage(offset, 4) })
    await read(
      new RichList(pages, ({ loaded, total, block }) => seen.push({ loaded, total, block })),
    )
    expect(seen).toEqual([
      { loaded: 4, total: 6, block: 1_078_535 },
      { loaded: 6, total: 6, block: 1_078_535 },
    ])
  })

  it('says in the metadata from which rank on the list is of a newer ledger', async () => {
    const notices: number[] = []
    const pages = fetchRichListPages({
      page: async (offset) =>
        richListPage(offset, 2, { block: offset < 4 ? 1_078_535 : 1_078_543 }),
    })
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
        note: 'An account may stand both up to rank 4 and from rank 5 on, or in neither: the first are of block 1078535, the others of block 1078543.',
      },
    ])
  })

  it('does not take a new tip for a new ledger', async () => {
    const pages = [0, 2, 4].map((offset) => {
      const page = richListPage(offset, 2)
      return {
        offset,
        page: {
          ...page,
          block_identifier: { index: 1_078_535, hash: `0x${String(offset).repeat(64)}` },
        },
      }
    })
    const list = new RichList(pages)
    await read(list)
    expect(list.metadata.block_changes).toEqual([])
  })

  it('refuses a list that ends before its last account', async () => {
    const pages = fetchRichListPages({
      page: async (offset) => ({ ...richListPage(offset, 4), total_accounts: 7 }),
    })
    const reading = read(new RichList(pages))
    await expect(reading).rejects.toThrow(IncompleteListError)
    await expect(reading).rejects.toThrow('The server has 7 accounts but gave only 6')
  })

  it('refuses a server that answers the same page for ever', async () => {
    const pages = fetchRichListPages({ page: async () => richListPage(0, 2) })
    await expect(read(new RichList(pages))).rejects.toThrow(
      'The server answered the rich list from 2 with the page from 0 again',
    )
  })

  it('has no metadata before its first page', () => {
    expect(() => new RichList([]).metadata).toThrow('no metadata before its first page')
  })

  it('copes with servers that do not tell the supply', async () => {
    const { circulating_supply: _, ...page } = richListPage(0, 100)
    const list = new RichList([{ offset: 0, page }])
    await read(list)
    expect(list.metadata).toMatchObject({ circulating_supply: null, circulating_supply_mcm: null })
  })
})
