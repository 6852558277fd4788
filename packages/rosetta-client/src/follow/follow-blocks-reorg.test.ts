import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveVirtualClock, pass, useVirtualClock } from '../../test/support/clock'
import { FakeChain } from '../../test/support/fake-chain'
import { followBlocks, hashes, range } from '../../test/support/followed-blocks'
import type { DeepReorgError } from '../errors'
import type { FollowCursor } from './cursor'

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

describe('a reorg', () => {
  it.each([
    ['of one block', 1, 2],
    ['of equal length', 1, 1],
    ['of two blocks', 2, 3],
    ['of four blocks', 4, 5],
    ['of ten blocks', 10, 11],
    ['to a lower height', 5, 3],
    ['to one block', 10, 1],
    ['of all reported blocks', 12, 14],
    ['below all reported blocks, to a lower height', 14, 1],
  ])('%s removes the orphaned blocks and adds the new ones', async (_name, depth, length) => {
    const chain = new FakeChain(50)
    const { believes, reported, stop } = followBlocks(chain)
    await pass(0)
    chain.add(12)
    await pass(10_000)
    const seen = reported.length
    chain.reorg(depth, length)
    await pass(10_000)
    const top = 62 - depth + length
    const lost = Math.min(depth, 12)
    expect(reported.slice(seen)).toEqual([
      ...Array.from({ length: lost }, (_, index) => `-${62 - index}`),
      ...(top > 50 ? range(63 - lost, top) : []),
    ])
    expect(believes()).toEqual(hashes(chain, 51))
    chain.add(15)
    await pass(10_000)
    expect(believes()).toEqual(hashes(chain, 51))
    await stop()
  })

  it('during another reorg is read again', async () => {
    const chain = new FakeChain(50)
    const { believes, stop } = followBlocks(chain, { from: 30 })
    await pass(0)
    chain.reorg(6, 8)
    // The endpoint switches branches after the first block of the new branch is read.
    let reads = 0
    chain.beforeBlock = () => {
      if (++reads === 3) chain.reorg(9, 12)
    }
    await pass(20_000)
    expect(believes()).toEqual(hashes(chain, 30))
    await stop()
  })

  it('is not inferred from an outdated status', async () => {
    const chain = new FakeChain(50)
    const { reported, believes, stop } = followBlocks(chain)
    await pass(0)
    chain.status = { ...chain.tip }
    chain.add(2)
    await pass(10_000)
    expect(reported).toEqual([])
    chain.status = undefined
    await pass(10_000)
    chain.status = { index: 51, hash: chain.blocks[50]?.block_identifier.hash ?? '' }
    await pass(10_000)
    chain.status = { index: 51, hash: `0x${'e'.repeat(64)}` }
    await pass(10_000)
    chain.status = { index: 9, hash: `0x${'e'.repeat(64)}` }
    await pass(10_000)
    expect(reported).toEqual(['+51', '+52'])
    expect(believes()).toEqual(hashes(chain, 51))
    await stop()
  })
})

describe('confirmations', () => {
  it('delay a block until it has enough confirmations', async () => {
    const chain = new FakeChain(50)
    const { reported, stop } = followBlocks(chain, { confirmations: 3 })
    await pass(0)
    expect(reported).toEqual([])
    chain.add()
    await pass(10_000)
    expect(reported).toEqual(['+49'])
    chain.add(2)
    await pass(10_000)
    expect(reported).toEqual(['+49', '+50', '+51'])
    await stop()
  })

  it('hide shallower reorgs', async () => {
    const chain = new FakeChain(50)
    const { believes, reported, stop } = followBlocks(chain, { from: 45, confirmations: 4 })
    await pass(0)
    chain.reorg(3, 1)
    await pass(10_000)
    chain.reorg(1, 5)
    await pass(10_000)
    expect(reported).toEqual(range(45, 49))
    expect(believes()).toEqual(hashes(chain, 45).slice(0, -3))
    await stop()
  })

  it('throw an error with a cursor for a deeper reorg', async () => {
    const chain = new FakeChain(50)
    const { over, believes } = followBlocks(chain, { from: 40, confirmations: 4 })
    await pass(0)
    const lost = chain.blocks.slice(44, 47).map(({ block_identifier }) => block_identifier)
    chain.reorg(6, 8)
    await pass(10_000)
    expect(await over).toMatchObject({
      name: 'DeepReorgError',
      lost: lost.reverse(),
    })
    expect(believes()).toHaveLength(8)
    const { cursor } = (await over) as DeepReorgError
    const resumed = followBlocks(chain, { from: cursor as FollowCursor, confirmations: 4 })
    await pass(0)
    expect(resumed.reported).toEqual(range(45, 49))
    await resumed.stop()
  })

  it('resume from a cursor', async () => {
    const chain = new FakeChain(50)
    const first = followBlocks(chain, { from: 40, confirmations: 4 })
    await pass(0)
    const cursor = await first.stop()
    chain.reorg(3, 5)
    const { reported, stop } = followBlocks(chain, { from: cursor, confirmations: 4 })
    await pass(0)
    expect(reported).toEqual(['+48', '+49'])
    await stop()
  })
})
