import { describe, expect, it } from 'vitest'
import { ChainMovedError, RecentChain } from './recent-chain'
import type { HistoryBlock, HistorySource } from './source'

/** Creates a chain whose blocks are named after their branch, `a` by default. */
function createChain(tip: number) {
  const branches: string[] = Array.from({ length: tip + 1 }, () => 'a')
  const reads: number[] = []
  const hashAt = (index: number) => `${branches[index]}${index}`
  const blockAt = (index: number): HistoryBlock => ({
    index,
    hash: hashAt(index),
    parentHash: hashAt(index - 1),
    time: index,
    payments: new Set(),
    fees: new Set(),
  })
  const source: HistorySource = {
    address: '',
    tip: async () => blockAt(branches.length - 1),
    async block(index) {
      reads.push(index)
      return index < branches.length ? blockAt(index) : null
    },
    balance: async () => null,
    search: async () => ({ transactions: [], total_count: 0 }),
  }
  return {
    reads,
    source,
    chain: new RecentChain(source),
    reorg: (depth: number, length: number, branch: string) => {
      branches.splice(branches.length - depth, depth, ...Array.from({ length }, () => branch))
    },
  }
}

describe('RecentChain', () => {
  it('reads each of the latest ten blocks once', async () => {
    const { chain, reads } = createChain(500)
    await chain.update()
    expect(chain.recent.map(({ index }) => index)).toEqual([
      500, 499, 498, 497, 496, 495, 494, 493, 492, 491,
    ])
    await chain.update()
    expect((await chain.at(495))?.hash).toBe('a495')
    expect(reads).toHaveLength(9)
  })

  it('reads only new blocks when the chain grows', async () => {
    const { chain, reads, reorg } = createChain(500)
    await chain.update()
    await chain.at(450)
    reads.length = 0
    reorg(0, 2, 'a')
    await chain.update()
    await chain.at(450)
    expect(reads).toEqual([501, 500])
    expect(chain.replaced).toEqual([])
  })

  it('checks the former tip when the chain has grown much', async () => {
    const { chain, reads, reorg } = createChain(500)
    await chain.update()
    reads.length = 0
    reorg(0, 3_000, 'a')
    await chain.update()
    expect(reads).toHaveLength(10)
    expect(reads.at(-1)).toBe(500)
    expect(chain.replaced).toEqual([])
  })

  it.each([
    ['equal length', 3, 3, 498],
    ['growth', 3, 6, 498],
    ['a lower height', 6, 2, 495],
    ['a lower height without other blocks', 4, 0, 497],
    ['more blocks than read before', 10, 12, 491],
    ['a reorg far below the new tip', 5, 3_000, 496],
  ])('finds the blocks that a reorg replaced: %s', async (_, depth, length, from) => {
    const { chain, reorg } = createChain(500)
    await chain.update()
    await chain.at(450)
    reorg(depth, length, 'b')
    const tip = await chain.update()
    expect(tip.index).toBe(500 - depth + length)
    expect(chain.replaced).toEqual([{ from, to: 500 }])
    expect((await chain.at(from - 1))?.hash).toBe(`a${from - 1}`)
    expect((await chain.at(from))?.hash).toBe(length > 0 ? `b${from}` : undefined)
  })

  it('drops all known blocks after a deeper reorg', async () => {
    const { chain, reorg } = createChain(500)
    await chain.update()
    await chain.at(450)
    reorg(60, 60, 'b')
    await chain.update()
    expect(chain.replaced).toEqual([{ from: 491, to: 500 }])
    expect((await chain.at(450))?.hash).toBe('b450')
  })

  it('finds several reorgs one after the other', async () => {
    const { chain, reorg } = createChain(500)
    await chain.update()
    for (const branch of ['b', 'c', 'd']) {
      reorg(2, 2, branch)
      await chain.update()
    }
    expect(chain.replaced).toEqual(Array.from({ length: 3 }, () => ({ from: 499, to: 500 })))
  })

  it('throws if the chain changes during a reading, and can continue', async () => {
    const { chain, source, reorg } = createChain(500)
    const { block } = source
    source.block = async (index) => {
      if (index === 497) {
        source.block = block
        reorg(8, 9, 'b')
      }
      return block(index)
    }
    await expect(chain.update()).rejects.toThrow(ChainMovedError)
    expect((await chain.update()).hash).toBe('b501')
  })

  it('works with an endpoint without older blocks', async () => {
    const { chain, source } = createChain(500)
    const { block } = source
    source.block = async (index) => (index < 498 ? null : block(index))
    await chain.update()
    expect(chain.recent.map(({ index }) => index)).toEqual([500, 499, 498])
    expect(await chain.at(400)).toBeNull()
  })
})
