import { type RunningDevnet, startDevnet } from '@mcm/devnet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchNamedBlock } from './named-block'
import { createQueryClient } from './query-client'

let server: RunningDevnet
beforeAll(async () => {
  server = await startDevnet({ port: 0, clock: 'manual', blocks: 40, accounts: 64 })
})
afterAll(() => server.close())

const unknown = `0x${'ab'.repeat(32)}`

function tip() {
  const { chain } = server.devnet
  return chain.tip
}

test('finds a block by its height', async () => {
  const { index, hash } = tip()
  const found = await fetchNamedBlock(createQueryClient(), server.url, { index, hash })
  expect(found?.block_identifier).toEqual({ index, hash })
  const block = await fetchNamedBlock(createQueryClient(), server.url, { index })
  expect(block?.block_identifier).toEqual({ index, hash })
})

test('finds a block by its hash if another block is at its height', async () => {
  const { index, hash } = tip()
  const named = { index: index - 1, hash }
  const found = await fetchNamedBlock(createQueryClient(), server.url, named)
  expect(found?.block_identifier.hash).toBe(hash)
})

test('returns the block at the height if the hash is unknown', async () => {
  const { index, hash } = tip()
  const found = await fetchNamedBlock(createQueryClient(), server.url, { index, hash: unknown })
  expect(found?.block_identifier.hash).toBe(hash)
})

test('is undefined if the endpoint has neither', async () => {
  const named = { index: tip().index + 100, hash: unknown }
  expect(await fetchNamedBlock(createQueryClient(), server.url, named)).toBeUndefined()
  expect(await fetchNamedBlock(createQueryClient(), server.url, { index: 0 })).toBeUndefined()
})

test('makes no request for a block already known by its hash', async () => {
  const queries = createQueryClient()
  const { index, hash } = tip()
  await fetchNamedBlock(queries, server.url, { index, hash })
  server.devnet.setFaults({ cutRate: 1 })
  const again = await fetchNamedBlock(queries, server.url, { index, hash })
  server.devnet.clearFaults()
  expect(again?.block_identifier.hash).toBe(hash)
})
