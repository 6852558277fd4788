import { type RunningDevnet, startDevnet } from '@mcm/devnet'
import { createRosettaReader } from '@mcm/rosetta-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { lookUpHash } from './look-up-hash'

let server: RunningDevnet
beforeAll(async () => {
  server = await startDevnet({ port: 0, clock: 'manual', blocks: 40, accounts: 64 })
})
afterEach(() => server.devnet.clearFaults())
afterAll(() => server.close())

/** What is found, and the calls it took. */
async function look(hash: string) {
  const calls: string[] = []
  const client = createRosettaReader({
    baseUrl: server.url,
    retry: false,
    fetch: (request) => {
      calls.push(new URL(request.url).pathname)
      return fetch(request)
    },
  })
  const { signal } = new AbortController()
  const block = client.block.get({ hash }).then((answer) => answer.block)
  block.catch(() => {})
  return { found: await lookUpHash(client, { hash, block, signal }), calls }
}

function confirmed(): string {
  for (;;) {
    const [transaction] = server.devnet.mine()[0]?.transactions ?? []
    if (transaction) return transaction.id
  }
}

test('a confirmed transaction is found without a request to the mempool', async () => {
  expect(await look(confirmed())).toEqual({
    found: 'transaction',
    calls: ['/block', '/search/transactions'],
  })
})

test('a block is found without a request to the mempool', async () => {
  expect(await look(server.devnet.chain.tip.hash)).toEqual({
    found: 'block',
    calls: ['/block', '/search/transactions'],
  })
})

test('a pending transaction is found in the mempool', async () => {
  const { devnet } = server
  devnet.mine()
  const id = devnet.pay({ to: devnet.chain.busiest, amount: 1n })
  devnet.advance(5)
  expect((await look(id)).found).toBe('transaction')
})

test('what nobody knows is taken for a block', async () => {
  expect(await look(`0x${'ab'.repeat(32)}`)).toEqual({
    found: 'block',
    calls: ['/block', '/search/transactions', '/mempool/transaction'],
  })
})

test('without an indexer a pending transaction is still found', async () => {
  const { devnet } = server
  devnet.mine()
  const id = devnet.pay({ to: devnet.chain.busiest, amount: 1n })
  devnet.setFaults({ noIndexer: true })
  expect((await look(id)).found).toBe('transaction')
})

test('a lookup that fails takes the hash for a block', async () => {
  const id = confirmed()
  server.devnet.setFaults({ noIndexer: true })
  expect((await look(id)).found).toBe('block')
})
