import { describe, expect, it } from 'vitest'
import { createDevnet } from '../src/core'
import { call, send } from './call'

const real = createDevnet({ blocks: 60, accounts: 300, difficulty: 0, traffic: 0 })
const strict = createDevnet({
  blocks: 60,
  accounts: 300,
  difficulty: 0,
  traffic: 0,
  strictRosetta: true,
})
const { tip } = strict.chain
const busy = { address: strict.chain.busiest }

/** One known bug each: the request, the real server's response, and the correct response. */
describe.each([
  ['an error', '/block', { block_identifier: { index: 5 } }, { code: 6 }, { code: 6, details: {} }],
  ['block 0', '/block', { block_identifier: { index: 0 } }, { block: {} }, { code: 6 }],
  [
    'a hash that contradicts the index',
    '/block',
    { block_identifier: { index: tip.index, hash: `0x${'ab'.repeat(32)}` } },
    { block: {} },
    { code: 6 },
  ],
  [
    'an uppercase hash',
    '/block',
    { block_identifier: { hash: `0x${tip.hash.slice(2).toUpperCase()}` } },
    { code: 6 },
    { block: {} },
  ],
  [
    'a past balance',
    '/account/balance',
    { account_identifier: busy, block_identifier: { index: tip.index - 3 } },
    { balances: [{}] },
    { code: 6 },
  ],
  [
    'an address with another prefix',
    '/account/balance',
    { account_identifier: { address: `zz${busy.address.slice(2)}` } },
    { balances: [{}] },
    { code: 8 },
  ],
  ['an empty mempool', '/mempool', {}, { code: 2 }, { transaction_identifiers: [] }],
  ['a malformed address', '/search/transactions', { address: '0x1' }, { code: 2 }, { code: 8 }],
  [
    'a search by block',
    '/search/transactions',
    { block_identifier: { index: tip.index } },
    { total_count: expect.any(Number) },
    { code: 1 },
  ],
  [
    'a limit of 101',
    '/search/transactions',
    { limit: 101 },
    { total_count: expect.any(Number) },
    { code: 1 },
  ],
  [
    'a balance by call',
    '/call',
    { method: 'tag_resolve', parameters: { tag: strict.chain.richestAddress } },
    { idempotent: true, result: { amount: expect.any(Number) } },
    { idempotent: false, result: { amount: expect.any(String) } },
  ],
  [
    'the oldest block',
    '/network/status',
    {},
    { oldest_block_identifier: { index: 0, hash: '' } },
    { oldest_block_identifier: { index: strict.chain.first } },
  ],
  [
    'the operation types',
    '/network/options',
    {},
    { allow: { operation_types: ['TRANSFER', 'REWARD', 'FEE'] } },
    { allow: { operation_types: ['SOURCE_TRANSFER', 'DESTINATION_TRANSFER', 'REWARD', 'FEE'] } },
  ],
])('%s', (_, path, body, asReal, asStrict) => {
  it('gets the real server’s response', async () => {
    expect(await call(real, path, body)).toMatchObject(asReal)
  })

  it('gets the response in the specification', async () => {
    const response = await send(strict, path, body)
    const json = (await response.json()) as { code?: number }
    expect(json).toMatchObject(asStrict)
    expect(response.status).toBe(json.code === undefined ? 200 : 500)
  })
})

describe('a request that crashes the real server’s handler', () => {
  const body = { signed_transaction: '00' }

  it('cuts the connection', async () => {
    await expect(send(real, '/construction/hash', body)).rejects.toThrow('closed the connection')
  })

  it('returns an invalid request error with a reason', async () => {
    expect(await call(strict, '/construction/hash', body)).toMatchObject({
      code: 1,
      details: { reason: 'The transaction has 1 bytes instead of 2408' },
    })
  })
})

describe('the rich list', () => {
  it('starts with the richest in descending order', async () => {
    const ask = (ascending: boolean): Promise<{ accounts: { balance: { value: string } }[] }> =>
      call(strict, '/stats/richlist', { ascending, limit: 2 })
    const value = (page: { accounts: { balance: { value: string } }[] }): bigint =>
      BigInt(page.accounts[0]?.balance.value ?? 0)
    expect(value(await ask(false))).toBeGreaterThan(value(await ask(true)))
  })
})

describe('events', () => {
  it('include the latest row for a negative offset', async () => {
    const { max_sequence: newest, events } = await call<{
      max_sequence: number
      events: { sequence: number }[]
    }>(strict, '/events/blocks', { offset: -1, limit: 3 })
    expect(events.at(-1)?.sequence).toBe(newest)
  })
})
