import { type RunningDevnet, startDevnet } from '@mcm/devnet'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canonicalQuery } from './canonical-block'
import { createQueryClient } from './query-client'
import { statusQuery } from './queries'

let server: RunningDevnet
let calls: string[]
beforeEach(async () => {
  server = await startDevnet({ port: 0, clock: 'manual', blocks: 40, accounts: 64 })
  calls = []
})
afterEach(() => server.close())

const tip = () => server.devnet.chain.tip

function open() {
  const queries = createQueryClient()
  const { fetch } = globalThis
  return {
    queries,
    check: async (block: { index: number; hash: string }) => {
      globalThis.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input)
        calls.push(new URL(url).pathname)
        return fetch(input, init)
      }
      try {
        return await queries.fetchQuery(canonicalQuery(server.url, block))
      } finally {
        globalThis.fetch = fetch
      }
    },
    /** Polls the tip as the frame does. */
    poll: () => queries.fetchQuery({ ...statusQuery(server.url), staleTime: 0 }),
  }
}

describe('a block', () => {
  test('is canonical while it is at its height, checked with one call', async () => {
    const { check, poll } = open()
    await poll()
    expect(await check(tip())).toEqual({ canonical: true, final: false })
    expect(await check(tip())).toEqual({ canonical: true, final: false })
    expect(calls).toEqual(['/block'])
  })

  test('is not canonical once another block is at its height and the tip has been read', async () => {
    const { check, poll } = open()
    await poll()
    const lost = tip()
    expect(await check(lost)).toMatchObject({ canonical: true })
    server.devnet.reorg({ depth: 1, length: 1 })
    expect(tip().index).toBe(lost.index)
    await poll()
    expect(await check(lost)).toMatchObject({ canonical: false })
    expect(await check(tip())).toMatchObject({ canonical: true })
  })

  test('is not canonical above a tip that fell', async () => {
    const { check, poll } = open()
    await poll()
    const lost = tip()
    server.devnet.reorg({ depth: 2, length: 1 })
    expect(tip().index).toBe(lost.index - 1)
    expect(await check(lost)).toMatchObject({ canonical: false })
  })

  test('is canonical again when its branch returns', async () => {
    const { check, poll } = open()
    await poll()
    const { index, hash } = tip()
    expect(await check({ index, hash: `0x${'ab'.repeat(32)}` })).toMatchObject({ canonical: false })
    expect(await check({ index, hash })).toMatchObject({ canonical: true })
  })

  test('is unknown, not orphaned, if the node is down', async () => {
    const { check, poll, queries } = open()
    await poll()
    server.devnet.setFaults({ noNode: true })
    await expect(check(tip())).rejects.toThrow('Block not found')
    expect(queries.getQueryData(canonicalQuery(server.url, tip()).queryKey)).toBeUndefined()
  })

  test('is requested until it has been read at its final depth, then no more', async () => {
    const { check, poll } = open()
    await poll()
    const block = tip()
    await check(block)
    server.devnet.mine(10)
    await poll()
    expect(await check(block)).toEqual({ canonical: true, final: true })
    const before = calls.length
    server.devnet.mine(1)
    await poll()
    expect(await check(block)).toEqual({ canonical: true, final: true })
    expect(calls).toHaveLength(before)
  })
})
