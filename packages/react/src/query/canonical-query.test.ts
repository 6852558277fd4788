import { describe, expect, test } from 'vitest'
import { openDevnet } from '../../test/devnet'
import { getCanonicalQueryOptions } from './canonical-query'

function open() {
  const chain = openDevnet()
  const { devnet, queries, config, calls } = chain
  return {
    ...chain,
    tip: () => devnet.chain.tip,
    check: (block: { index: number; hash: string }) =>
      queries.fetchQuery(getCanonicalQueryOptions(config, { block })),
    blockCalls: () => calls.filter((call) => call === '/block'),
  }
}

describe('a block', () => {
  test('is canonical while it is at its height, checked with one call', async () => {
    const { tip, check, poll, blockCalls } = open()
    await poll()
    expect(await check(tip())).toEqual({ canonical: true, final: false })
    expect(await check(tip())).toEqual({ canonical: true, final: false })
    expect(blockCalls()).toEqual(['/block'])
  })

  test('is not canonical once another block is at its height and the tip has been read', async () => {
    const { devnet, tip, check, poll } = open()
    await poll()
    const lost = tip()
    expect(await check(lost)).toMatchObject({ canonical: true })
    devnet.reorg({ depth: 1, length: 1 })
    expect(tip().index).toBe(lost.index)
    await poll()
    expect(await check(lost)).toMatchObject({ canonical: false })
    expect(await check(tip())).toMatchObject({ canonical: true })
  })

  test('is not canonical above a tip that fell', async () => {
    const { devnet, tip, check, poll } = open()
    await poll()
    const lost = tip()
    devnet.reorg({ depth: 2, length: 1 })
    expect(tip().index).toBe(lost.index - 1)
    expect(await check(lost)).toMatchObject({ canonical: false })
  })

  test('is canonical again when its branch returns', async () => {
    const { tip, check, poll } = open()
    await poll()
    const { index, hash } = tip()
    expect(await check({ index, hash: `0x${'ab'.repeat(32)}` })).toMatchObject({ canonical: false })
    expect(await check({ index, hash })).toMatchObject({ canonical: true })
  })

  test('is unknown, not orphaned, if the node is down', async () => {
    const { devnet, queries, config, tip, check, poll } = open()
    await poll()
    devnet.setFaults({ noNode: true })
    await expect(check(tip())).rejects.toThrow('Block not found')
    expect(
      queries.getQueryData(getCanonicalQueryOptions(config, { block: tip() }).queryKey),
    ).toBeUndefined()
  })

  test('is requested until it has been read at its final depth, then no more', async () => {
    const { devnet, tip, check, poll, blockCalls } = open()
    await poll()
    const block = tip()
    await check(block)
    devnet.mine(10)
    await poll()
    expect(await check(block)).toEqual({ canonical: true, final: true })
    const before = blockCalls().length
    devnet.mine(1)
    await poll()
    expect(await check(block)).toEqual({ canonical: true, final: true })
    expect(blockCalls()).toHaveLength(before)
  })
})
