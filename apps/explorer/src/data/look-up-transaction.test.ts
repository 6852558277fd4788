import { createDevnet, type Devnet } from '@mcm/devnet/core'
import { createRosettaReader } from '@mcm/rosetta-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookUpTransaction } from './look-up-transaction'

const OTHER = `0x${'5c'.repeat(20)}`
const UNKNOWN = `0x${'ab'.repeat(32)}`

let devnet: Devnet
beforeEach(() => {
  devnet = createDevnet({ clock: 'manual', blocks: 40, accounts: 64, difficulty: 0, traffic: 0 })
})
afterEach(() => devnet.close())

const ask = (request: Request) => devnet.fetch(request)

function lookUp(hash: string, block?: number, fetch = ask) {
  const client = createRosettaReader({ baseUrl: 'https://devnet.test', retry: false, fetch })
  return lookUpTransaction(client, {
    hash,
    block,
    signal: new AbortController().signal,
    chainStatusOf: () => Promise.resolve(undefined),
  })
}
const pay = () => devnet.pay({ to: OTHER, amount: 5000n })

test('without an indexer, a pending transaction is found in the mempool', async () => {
  const id = pay()
  devnet.setFaults({ noIndexer: true })
  expect(await lookUp(id)).toMatchObject({ kind: 'pending' })
})

test('without an indexer, a block is found by its hash', async () => {
  devnet.setFaults({ noIndexer: true })
  expect(await lookUp(devnet.chain.tip.hash)).toMatchObject({ kind: 'block' })
})

test('without an indexer, a hash that isn’t found is not reported as missing', async () => {
  devnet.setFaults({ noIndexer: true })
  await expect(lookUp(UNKNOWN)).rejects.toMatchObject({ name: 'EndpointCapabilityError' })
})

test('without an indexer, the transaction is found in the block the reader came from', async () => {
  const id = pay()
  devnet.mine()
  devnet.setFaults({ noIndexer: true })
  const found = await lookUp(id, devnet.chain.tip.index)
  expect(found).toMatchObject({ kind: 'confirmed' })
})

test('before the index has it, the transaction is found in the block the reader came from', async () => {
  const id = pay()
  devnet.mine()
  const lagging = (request: Request) =>
    request.url.endsWith('/search/transactions')
      ? Promise.resolve(Response.json({ transactions: [], total_count: 0 }))
      : devnet.fetch(request)
  const found = await lookUp(id, devnet.chain.tip.index, lagging)
  expect(found).toMatchObject({ kind: 'confirmed' })
  expect(await lookUp(id, devnet.chain.tip.index - 1, lagging)).toEqual({ kind: 'not-found' })
})

test('ignores a failed mempool lookup: the hash may still be a block’s', async () => {
  devnet.setFaults({ calls: { '/mempool/transaction': { malformedRate: 1 } } })
  expect(await lookUp(devnet.chain.tip.hash)).toMatchObject({ kind: 'block' })
})

test('reports a hash as missing only if every lookup does', async () => {
  expect(await lookUp(UNKNOWN)).toEqual({ kind: 'not-found' })
  devnet.setFaults({ calls: { '/mempool/transaction': { malformedRate: 1 } } })
  await expect(lookUp(UNKNOWN)).rejects.toMatchObject({ name: 'InvalidResponseError' })
})
