import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveVirtualClock, useVirtualClock } from '../../test/support/clock'
import { capture } from '../../test/support/captures'
import { apiError, fakeEndpoint } from '../../test/support/fake-endpoint'
import type { FakeResponse } from '../../test/support/fake-endpoint'
import { createRosettaClient } from '../client'

const HASH = 'ab'.repeat(32)
const SYNCED = JSON.parse(capture('network_status').response.text) as object
const NOT_SYNCED = JSON.parse(capture('node_unreachable_status').response.text) as object

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

function setUp(mempool: () => FakeResponse, status: FakeResponse = SYNCED) {
  const { fetch, calls } = fakeEndpoint(({ path }) =>
    path === '/network/status' ? status : mempool(),
  )
  const client = createRosettaClient({ baseUrl: 'https://node.example', fetch })
  return { ...client, paths: () => calls.map(({ path }) => path) }
}

describe('an empty mempool returns an empty list', () => {
  it.each<[string, FakeResponse]>([
    ['an empty list', { transaction_identifiers: [] }],
    ['null', { transaction_identifiers: null }],
  ])('for %s', async (_name, response) => {
    const { mempool, paths } = setUp(() => response)
    expect(await mempool.list()).toEqual({ transaction_identifiers: [] })
    expect(paths()).toEqual(['/mempool'])
  })

  it('for code 2 from an endpoint in sync, without a retry', async () => {
    const { mempool, paths } = setUp(() => apiError(2))
    expect(await mempool.list()).toEqual({ transaction_identifiers: [] })
    expect(paths()).toEqual(['/mempool', '/network/status'])
  })

  it('requests the status for each code 2, unless it is known to be in sync', async () => {
    const { mempool, network, paths } = setUp(() => apiError(2))
    await network.status()
    await mempool.list()
    await mempool.list({ synced: false })
    const others = paths().filter((path) => path === '/network/status')
    expect(others).toHaveLength(3)
    expect(await mempool.list({ synced: true })).toEqual({ transaction_identifiers: [] })
    const found = mempool.transaction({ hash: HASH }, { synced: true })
    await expect(found).rejects.toMatchObject({ code: 3 })
    expect(paths().filter((path) => path === '/network/status')).toEqual(others)
  })
})

it('iterates over the pending transactions', async () => {
  const hashes = ['ab', 'cd'].map((byte) => `0x${byte.repeat(32)}`)
  const { mempool, paths } = setUp(() => ({
    transaction_identifiers: hashes.map((hash) => ({ hash })),
  }))
  const seen: string[] = []
  for await (const { hash } of mempool.list()) seen.push(hash)
  expect(seen).toEqual(hashes)
  expect(paths()).toEqual(['/mempool'])
})

it.each<[string, FakeResponse, object]>([
  ['is not in sync', NOT_SYNCED, { name: 'RosettaApiError', code: 2, call: '/mempool' }],
  ['returns an error', apiError(5), { name: 'RosettaApiError', code: 5, call: '/network/status' }],
])('throws if the endpoint %s', async (_name, status, error) => {
  const { mempool } = setUp(() => apiError(2), status)
  await expect(mempool.list()).rejects.toMatchObject(error)
})

it('throws other errors unchanged', async () => {
  const { mempool, paths } = setUp(() => apiError(5))
  await expect(mempool.list()).rejects.toMatchObject({ code: 5 })
  expect(paths()).toEqual(['/mempool'])
})

describe('a transaction', () => {
  it('throws TransactionNotFound for an empty mempool (code 2)', async () => {
    const { mempool, paths } = setUp(() => apiError(2))
    await expect(mempool.transaction({ hash: HASH })).rejects.toMatchObject({
      name: 'RosettaApiError',
      code: 3,
      call: '/mempool/transaction',
      cause: expect.objectContaining({ code: 2 }) as unknown,
    })
    expect(paths()).toEqual(['/mempool/transaction', '/network/status'])
  })

  it('throws code 2 from an endpoint that is not in sync', async () => {
    const { mempool } = setUp(() => apiError(2), NOT_SYNCED)
    await expect(mempool.transaction({ hash: HASH })).rejects.toMatchObject({ code: 2 })
  })

  it('throws TransactionNotFound for an unknown ID', async () => {
    const { mempool } = setUp(() => apiError(3))
    await expect(mempool.transaction({ hash: HASH })).rejects.toMatchObject({ code: 3 })
  })
})
