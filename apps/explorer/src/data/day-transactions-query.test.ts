import { type RunningDevnet, startDevnet } from '@mcm/devnet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayTransactionsQuery } from './day-transactions-query'
import { statusQuery } from './queries'
import { createQueryClient } from './query-client'

const OTHER = `0x${'5c'.repeat(20)}`
const UNUSED = `0x${'5d'.repeat(20)}`
const PAYMENTS = 130

let server: RunningDevnet
const paid: { id: string; time: number }[] = []

beforeAll(async () => {
  const clock = {
    port: 0,
    clock: 'manual',
    blocks: 16,
    accounts: 64,
    difficulty: 0,
    traffic: 0,
  } as const
  server = await startDevnet(clock)
  const { devnet } = server
  for (let payment = 0; payment < PAYMENTS; payment++) {
    const id = devnet.pay({ to: OTHER, amount: 5000n })
    devnet.mine()
    paid.unshift({ id, time: devnet.chain.tip.stime * 1000 })
  }
  // The index lags by seconds.
  devnet.advance(60)
})
afterAll(() => server.close())

async function since(start: number, address = OTHER) {
  const { transactions, isComplete } = await createQueryClient().fetchQuery(
    dayTransactionsQuery(server.url, address, start),
  )
  return { isComplete, ids: transactions.map((one) => one.transaction_identifier.hash) }
}

test.each([0, 1, 99, 100, 101, PAYMENTS - 1])(
  'has the transactions since the block with %i after it, and no other',
  async (newer) => {
    const start = paid[newer]?.time ?? 0
    const ids = paid.filter(({ time }) => time >= start).map(({ id }) => id)
    expect(await since(start)).toEqual({ ids, isComplete: true })
  },
)

test('has all transactions if the first is newer than the time', async () => {
  expect(await since(0)).toEqual({ ids: paid.map(({ id }) => id), isComplete: true })
})

test('is empty after the last transaction, and for an unused address', async () => {
  expect(await since((paid[0]?.time ?? 0) + 1)).toEqual({ ids: [], isComplete: true })
  expect(await since(0, UNUSED)).toEqual({ ids: [], isComplete: true })
})

test('rows of blocks that a reorg took from above the tip belong to the day', async () => {
  const { devnet } = server
  const [start = 0] = paid.slice(80).map(({ time }) => time)
  const before = await since(start)
  devnet.reorg({ depth: 60, length: 1, keepTransactions: false })
  const queries = createQueryClient()
  const status = await queries.fetchQuery(statusQuery(server.url))
  expect(status.current_block_identifier.index).toBe(devnet.chain.tip.index)
  const { transactions, isComplete } = await queries.fetchQuery(
    dayTransactionsQuery(server.url, OTHER, start),
  )
  // The index lists them until the new branch is as high.
  const ids = transactions.map((one) => one.transaction_identifier.hash)
  expect({ ids, isComplete }).toEqual(before)
})
