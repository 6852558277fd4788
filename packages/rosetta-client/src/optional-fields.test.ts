import { expect, test } from 'vitest'
import { capture } from '../test/support/captures'
import { fakeEndpoint } from '../test/support/fake-endpoint'
import { createRosettaClient } from './client'
import { summarizeTransaction } from './summary'

function clientOf(response: object) {
  const { fetch } = fakeEndpoint(() => response)
  return createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
}
const captured = (name: string) => JSON.parse(capture(name).response.text) as object

test('accepts a status without a stage', async () => {
  const status = { ...captured('network_status'), sync_status: { synced: true } }
  const { sync_status } = await clientOf(status).network.status()
  expect(sync_status).toEqual({ synced: true })
})

test('accepts operations without a status, which is then UNKNOWN', async () => {
  const response = captured('block_standard_by_index') as {
    block: { transactions: { operations: { status?: string }[] }[] }
  }
  for (const { operations } of response.block.transactions) {
    for (const operation of operations) delete operation.status
  }
  const { block } = await clientOf(response).block.get('tip')
  const [transaction] = block.transactions
  expect(transaction && summarizeTransaction(transaction).status).toBe('UNKNOWN')
})

test('accepts a search row without a block', async () => {
  const answer = captured('search_account_identifier') as {
    transactions: { block_identifier?: object }[]
  }
  for (const row of answer.transactions) delete row.block_identifier
  const { transactions } = await clientOf(answer).search.transactions({ limit: 10 })
  const [row] = transactions
  expect(row && summarizeTransaction(row)).toMatchObject({ block: null, miner: null })
  let all = 0
  for await (const { block_identifier } of clientOf(answer).search.transactions({ limit: 10 })) {
    expect(block_identifier).toBeUndefined()
    all += 1
  }
  expect(all).toBe(transactions.length)
})
