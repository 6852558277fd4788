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

/** Returns the result and the calls that the lookup made. */
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

test('finds a confirmed transaction without a mempool request', async () => {
  expect(await look(confirmed())).toEqual({
    found: 'transaction',
    calls: ['/block', '/search/transactions'],
  })
})

test('finds a block without a mempool request', async () => {
  expect(await look(server.devnet.chain.tip.hash)).toEqual({
    found: 'block',
    calls: ['/block', '/search/transactions'],
  })
})

test('finds a pending transaction in the mempool', async () => {
  const { devnet } = server
  devnet.mine()
  const id = devnet.pay({ to: devnet.chain.busiest, amount: 1n })
  devnet.advance(5)
  expect((await look(id)).found).toBe('transaction')
})

test('treats an unknown hash as a block', async () => {
  expect(await look(`0x${'ab'.repeat(32)}`)).toEqual({
    found: 'block',
    calls: ['/block', '/search/transactions', '/mempool/transaction'],
  })
})

test('finds a pending transaction without an indexer', async () => {
  const { devnet } = server
  devnet.mine()
  const id = devnet.pay({ to: devnet.chain.busiest, amount: 1n })
  devnet.setFaults({ noIndexer: true })
  expect((await look(id)).found).toBe('transaction')
})

test('treats the hash as a block if a lookup fails', async () => {
  const id = confirmed()
  server.devnet.setFaults({ noIndexer: true })
  expect((await look(id)).found).toBe('block')
})
