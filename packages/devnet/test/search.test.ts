import { supplyCap } from '@mcm/proof'
import { describe, expect, it } from 'vitest'
import { createDevnet } from '../src/core'
import { call } from './call'

interface Found {
  transactions: {
    block_identifier: { index: number; hash: string }
    transaction_identifier: { hash: string }
    operations: { type: string; account: { address: string }; amount: { value: string } }[]
    timestamp: number
  }[]
  total_count: number
  next_offset?: number
}

const devnet = createDevnet({ blocks: 700, accounts: 900, difficulty: 0 })
const { chain } = devnet
const search = (body: object): Promise<Found> => call<Found>(devnet, '/search/transactions', body)

/** Returns this page and all later ones. */
async function all(body: object): Promise<Found['transactions']> {
  const found: Found['transactions'] = []
  let offset: number | undefined = 0
  while (offset !== undefined) {
    const page: Found = await search({ ...body, limit: 100, offset })
    found.push(...page.transactions)
    offset = page.next_offset
  }
  return found
}

describe('search', () => {
  it('pages through every transaction once, the highest block first', async () => {
    const found = await all({})
    const { total_count: total } = await search({})
    const heights = found.map(({ block_identifier: { index } }) => index)
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
    expect(new Set(found.map((one) => one.transaction_identifier.hash)).size).toBe(total)
  })

  it('finds the blocks’ transactions', async () => {
    const found = await all({ status: 'SUCCESS' })
    const ids = new Set(found.map(({ transaction_identifier: { hash } }) => hash))
    const missing: string[] = []
    for (let index = chain.first; index <= chain.tip.index; index++) {
      for (const { id } of chain.block(index)?.transactions ?? [])
        if (!ids.has(id)) missing.push(id)
    }
    expect(missing).toEqual([])
  })

  it('finds an account as payer, payee and miner', async () => {
    const { busiest } = chain
    const [first] = chain.tip.transactions
    const miner = chain.address(chain.tip.miner)
    expect((await search({ address: busiest })).total_count).toBeGreaterThan(100)
    const mined = await search({ address: miner, transaction_identifier: { hash: first?.id } })
    expect(mined.total_count).toBe(1)
    const sent = await all({ address: busiest, type: 'SOURCE_TRANSFER' })
    expect(sent.length).toBeGreaterThan(5)
    expect(sent.every(({ operations }) => operations[0]?.account.address === busiest)).toBe(true)
  })

  it('prefers account_identifier to address', async () => {
    const both = { account_identifier: { address: chain.busiest }, address: devnet.faucet.address }
    expect((await search(both)).total_count).toBe(
      (await search({ address: chain.busiest })).total_count,
    )
  })

  it('stops at max_block and keeps other filters', async () => {
    const max_block = chain.tip.index - 300
    const found = await search({ max_block, limit: 100 })
    const own = await search({ max_block, address: chain.busiest })
    const heights = found.transactions.map(({ block_identifier: { index } }) => index)
    expect(Math.max(...heights)).toBeLessThanOrEqual(max_block)
    expect(found.total_count).toBeLessThan((await search({})).total_count)
    expect(own.total_count).toBeLessThan((await search({ address: chain.busiest })).total_count)
  })

  it('returns when a row was written, not when its block was solved', async () => {
    const oldest = await search({ max_block: chain.first + 20, limit: 100 })
    const times = new Set(oldest.transactions.map(({ timestamp }) => timestamp))
    expect(times.size).toBe(1)
  })
})

describe('events', () => {
  interface Events {
    max_sequence: number
    events: { sequence: number; block_identifier: { index: number }; type: string }[]
  }
  const events = (body: object): Promise<Events> => call<Events>(devnet, '/events/blocks', body)
  const heights = ({ events }: Events): number[] =>
    events.map(({ block_identifier: { index } }) => index)

  it('start with the latest block at the indexer’s first start', async () => {
    const start = heights(await events({ offset: 1, limit: 100 }))
    expect(start).toEqual(start.toSorted((a, b) => b - a))
  })

  it('end with the tip', async () => {
    const { max_sequence: newest } = await events({})
    expect(heights(await events({ offset: newest }))).toEqual([chain.tip.index])
  })

  it('omit the latest row for a negative offset', async () => {
    const { max_sequence: newest, events: last } = await events({ offset: -1, limit: 5 })
    expect(last.map(({ sequence }) => sequence)).toEqual(
      [5, 4, 3, 2, 1].map((before) => newest - before),
    )
  })

  it('list a neogenesis block and its parent after the next block', async () => {
    const own = createDevnet({ blocks: 255, accounts: 100, difficulty: 0 })
    const ask = (body: object): Promise<Events> => call<Events>(own, '/events/blocks', body)
    const { tip } = own.chain
    const { max_sequence: before } = await ask({})
    expect(own.mine().map(({ index }) => index % 256)).toEqual([255, 0])
    expect((await ask({})).max_sequence).toBe(before)
    own.mine()
    const added = heights(await ask({ offset: before + 1 }))
    expect(added).toEqual([tip.index + 3, tip.index + 2, tip.index + 1])
  })
})

describe('the rich list', () => {
  interface Page {
    accounts: { account_identifier: { address: string }; balance: { value: string } }[]
    total_accounts: number
    circulating_supply: { value: string }
    block_identifier: { index: number; hash: string }
    last_updated: string
  }
  const page = (body: object): Promise<Page> => call<Page>(devnet, '/stats/richlist', body)

  it('contains the whole ledger, richest first in ascending order', async () => {
    const found: Page['accounts'] = []
    for (let offset = 0; offset < 900; offset += 100) {
      found.push(...(await page({ ascending: true, limit: 100, offset })).accounts)
    }
    const expected = Array.from(chain.richest(), ({ balance }) => balance.toString())
    expect(found.map(({ balance }) => balance.value)).toEqual(expected)
    expect(new Set(found.map((one) => one.account_identifier.address)).size).toBe(900)
  })

  it('sums up to the supply', async () => {
    const { circulating_supply: supply, total_accounts: total } = await page({})
    expect(BigInt(supply.value)).toBe(chain.supply)
    expect(total).toBe(900)
  })

  it.each([64, 800, 1300])('of %i accounts stays within the total rewards', (accounts) => {
    const { tip, supply } = createDevnet({ blocks: 16, accounts, difficulty: 0 }).chain
    expect(supply).toBeLessThanOrEqual(supplyCap(tip.index))
  })

  it('dates from the last load but has the tip’s hash', async () => {
    const before = await page({})
    const [block] = devnet.mine()
    expect((await page({})).block_identifier).toEqual({
      index: before.block_identifier.index,
      hash: block?.hash,
    })
    devnet.loadRichList()
    expect((await page({})).block_identifier.index).toBe(block?.index)
    devnet.mine(13)
    expect((await page({})).block_identifier.index).toBe(chain.tip.index)
  })
})
