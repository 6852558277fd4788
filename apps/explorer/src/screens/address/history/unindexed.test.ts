import { createDevnet } from '@mcm/devnet/core'
import { type Block, createRosettaClient, type SearchTransaction } from '@mcm/rosetta-client'
import { beforeAll, expect, test } from 'vitest'
import { movementOf } from './movement'
import { unindexedOf } from './unindexed'

const LIMIT = 100

/** The newest two blocks, newest first. */
let blocks: Block[]
let search: (address: string) => Promise<SearchTransaction[]>

beforeAll(async () => {
  const devnet = createDevnet({ clock: 'manual', blocks: 40, accounts: 64, traffic: 12 })
  // The index lags by seconds.
  devnet.advance(60)
  const client = createRosettaClient({ baseUrl: 'http://devnet', fetch: devnet.fetch })
  const { index } = devnet.chain.tip
  const found = await Promise.all(
    [index, index - 1].map((height) => client.block.get({ index: height })),
  )
  blocks = found.map(({ block }) => block)
  search = async (address) =>
    (await client.search.transactions({ address, limit: LIMIT })).transactions
})

const heightOf = (row: SearchTransaction) => row.block_identifier?.index ?? 0
const isNewest = (row: SearchTransaction) => heightOf(row) === blocks[0]?.block_identifier.index
const isOlder = (row: SearchTransaction) =>
  blocks.every(({ block_identifier: { index } }) => heightOf(row) < index)

/** The addresses of the newest two blocks, miners included. */
const addresses = () => [
  ...new Set(
    blocks.flatMap(({ transactions }) =>
      transactions.flatMap(({ operations }) =>
        operations.flatMap(({ account }) => account?.address ?? []),
      ),
    ),
  ),
]

const movements = (rows: readonly SearchTransaction[], address: string) =>
  rows.map((row) => {
    const { transaction, ...movement } = movementOf(row, address)
    // A search gives the time at which a row was indexed.
    return { ...movement, transaction: { ...transaction, indexedAt: 0 } }
  })

test('the list is the one that the index will have, for every party of the blocks', async () => {
  expect(addresses().length).toBeGreaterThan(10)
  for (const address of addresses()) {
    const indexed = await search(address)
    const older = indexed.filter(isOlder)
    const found = unindexedOf(blocks, older, address)
    expect(movements([...found, ...older], address)).toEqual(movements(indexed, address))
  }
})

test('a block that is indexed is left to the index, with the blocks below it', async () => {
  for (const address of addresses()) {
    const indexed = await search(address)
    expect(unindexedOf(blocks, indexed, address)).toEqual([])
  }
})

test('a lost block at the same height doesn’t count as indexed', async () => {
  const [address = ''] = addresses()
  const indexed = await search(address)
  const lost = indexed.map((row) => ({
    ...row,
    block_identifier: { index: heightOf(row), hash: `0x${'ab'.repeat(32)}` },
  }))
  const newest = indexed.filter(isNewest)
  expect(newest.length).toBeGreaterThan(0)
  expect(movements(unindexedOf(blocks, lost, address), address)).toEqual(movements(newest, address))
})
