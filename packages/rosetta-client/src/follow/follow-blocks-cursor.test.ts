import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveVirtualClock, pass, until, useVirtualClock } from '../../test/support/clock'
import { clientOf, FakeChain } from '../../test/support/fake-chain'
import { followBlocks, hashes, range } from '../../test/support/followed-blocks'
import type { FollowCursor } from './cursor'

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

describe('a cursor', () => {
  it('resumes with later events only', async () => {
    const chain = new FakeChain(50)
    const first = followBlocks(chain, { from: 20 })
    await pass(0)
    const cursor = await first.stop()
    chain.reorg(3, 5)
    const { reported, stop } = followBlocks(chain, { from: cursor })
    await pass(0)
    expect(reported).toEqual(['-50', '-49', '-48', ...range(48, 52)])
    await stop()
  })

  it('resumes in the middle of a reorg', async () => {
    const chain = new FakeChain(50)
    const first = followBlocks(chain, { from: 40 })
    await pass(0)
    chain.reorg(4, 6)
    await pass(10_000)
    await first.stop()
    const expected = first.events.slice(11)
    for (const [at, { cursor }] of expected.entries()) {
      const { events, stop } = followBlocks(chain, { from: cursor })
      await pass(0)
      await stop()
      expect(events).toEqual(expected.slice(at + 1))
    }
  })

  it('resumes after a day', async () => {
    const chain = new FakeChain(50)
    const first = followBlocks(chain, { from: 50 })
    await pass(0)
    const cursor = await first.stop()
    chain.add(900)
    const { believes, reported, stop } = followBlocks(chain, { from: cursor })
    await until(() => reported.length >= 900)
    expect(reported).toEqual(range(51, 950))
    expect(believes()).toEqual(hashes(chain, 51))
    await stop()
  })

  it('contains at most 100 blocks', async () => {
    const { events, stop } = followBlocks(new FakeChain(350), { from: 1 })
    await until(() => events.length >= 350)
    expect(events.at(-1)?.cursor.blocks).toHaveLength(100)
    expect(events.at(-1)?.cursor.blocks[0]?.index).toBe(251)
    await stop()
  })

  it('throws an error with the lost blocks if all its blocks were orphaned', async () => {
    const chain = new FakeChain(350)
    const first = followBlocks(chain, { from: 1 })
    await until(() => first.events.length >= 350)
    const cursor = await first.stop()
    chain.reorg(150, 160)
    const { over, reported } = followBlocks(chain, { from: cursor })
    await pass(0)
    expect(await over).toMatchObject({
      name: 'DeepReorgError',
      lost: [...(cursor?.blocks ?? [])].reverse(),
      cursor: undefined,
    })
    expect(reported).toEqual([])
  })

  it('with different confirmations is rejected', async () => {
    const chain = new FakeChain(50)
    const first = followBlocks(chain, { from: 40 })
    await pass(0)
    const cursor = await first.stop()
    expect(() => clientOf(chain).events.follow({ from: cursor, confirmations: 3 })).toThrow(
      'from is a cursor for 1 confirmations, but the confirmations option is 3',
    )
  })

  it.each([
    ['nothing', null],
    ['another version', { version: 2, from: 1, confirmations: 1, blocks: [] }],
    ['an invalid hash', { blocks: [{ index: 5, hash: '0x5' }] }],
    [
      'a gap',
      {
        blocks: [
          { index: 5, hash: `0x${'5'.repeat(64)}` },
          { index: 7, hash: `0x${'7'.repeat(64)}` },
        ],
      },
    ],
  ])('with %s is rejected', (_name, wrong) => {
    const empty: object = { version: 1, from: 1, confirmations: 1, blocks: [] }
    const from = (wrong && { ...empty, ...wrong }) as FollowCursor
    expect(() => clientOf(new FakeChain(5)).events.follow({ from })).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError' }),
    )
  })
})
