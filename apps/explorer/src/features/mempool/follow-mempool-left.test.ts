import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BLOCK, follow, inBlock, seconds } from '../../../test/followed-mempool'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('transactions that left', () => {
  test('is looked up again when its block is orphaned, and confirmed in the next one', async () => {
    let block = BLOCK
    const mempool = follow({ locate: (hash) => Promise.resolve({ ...inBlock(hash), block }) })
    mempool.list('a', 'b')
    await seconds(3)
    mempool.list('b')
    await seconds(2)
    expect(mempool.confirmed()).toEqual(['a'])
    mempool.orphaned('0xother')
    expect(mempool.confirmed()).toEqual(['a'])
    mempool.orphaned(BLOCK.hash)
    expect(mempool.confirmed()).toEqual([])
    expect(mempool.pending()).toEqual(['b pending', 'a missing'])
    block = { index: 7, hash: '0xnew' }
    await seconds(3)
    mempool.list('b')
    await seconds(2)
    expect(mempool.confirmed()).toEqual(['a'])
  })

  test('is looked up before any details, at every list, for a minute', async () => {
    const mempool = follow()
    mempool.list('a', 'b')
    await seconds(3)
    for (let poll = 0; poll < 14; poll++) {
      mempool.list('b')
      await seconds(5)
    }
    expect(mempool.asked.filter((question) => question === 'locate a')).toHaveLength(12)
    expect(mempool.known()).toEqual(['b'])
  })

  test('is confirmed when a later lookup finds it', async () => {
    let indexed = false
    const mempool = follow({
      locate: (hash) => Promise.resolve(indexed ? inBlock(hash) : undefined),
    })
    mempool.list('a', 'b')
    await seconds(3)
    mempool.list('b')
    await seconds(2)
    expect(mempool.pending()).toEqual(['b pending', 'a exiting'])
    indexed = true
    await seconds(3)
    mempool.list('b')
    await seconds(2)
    expect(mempool.pending()).toEqual(['b pending'])
    expect(mempool.confirmed()).toEqual(['a'])
    await seconds(59)
    expect(mempool.confirmed()).toEqual([])
  })

  test('is confirmed together with others as soon as one reveals the block', async () => {
    const many = Array.from({ length: 50 }, (_, i) => `t${i}`)
    const mempool = follow({
      locate: (hash) => Promise.resolve(inBlock(hash)),
      taken: () => Promise.resolve([...many, 'never seen'].map(inBlock)),
    })
    mempool.list(...many, 'other')
    await seconds(0.1)
    mempool.list('other')
    await seconds(4)
    expect(mempool.confirmed()).toHaveLength(50)
    expect(mempool.asked.filter((question) => !question.startsWith('detail'))).toEqual([
      'locate t0',
      'taken 0xb10c',
    ])
    expect(mempool.pending()).toEqual(['other pending'])
  })

  test('is confirmed by a new block before the next list, and not looked up any more', async () => {
    const mempool = follow({ taken: () => Promise.resolve(['a', 'never seen'].map(inBlock)) })
    mempool.list('a', 'b')
    await seconds(3)
    void mempool.mined(BLOCK)
    await seconds(1)
    expect(mempool.pending()).toEqual(['b pending'])
    expect(mempool.confirmed()).toEqual(['a'])
    mempool.list('b')
    await seconds(3)
    expect(mempool.asked.filter((question) => question.startsWith('locate'))).toEqual([])
  })

  test('costs no request for a block if nothing is pending', async () => {
    const mempool = follow()
    mempool.list()
    void mempool.mined(BLOCK)
    await seconds(3)
    expect(mempool.asked).toEqual([])
  })

  test('is found one by one if the block can’t be loaded', async () => {
    const mempool = follow({
      locate: (hash) => Promise.resolve(inBlock(hash)),
      taken: () => Promise.reject(new Error('gone')),
    })
    mempool.list('a', 'b', 'c')
    await seconds(4)
    mempool.list()
    await seconds(6)
    expect(mempool.confirmed().sort()).toEqual(['a', 'b', 'c'])
  })

  test('counts as not confirmed if the lookup fails', async () => {
    const mempool = follow({ locate: () => Promise.reject(new Error('down')) })
    mempool.list('a', 'b')
    await seconds(3)
    mempool.list('b')
    await seconds(2)
    expect(mempool.pending()).toEqual(['b pending', 'a exiting'])
  })

  test('takes turns if there are more than fit in a polling interval', async () => {
    const mempool = follow()
    mempool.list('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
    await seconds(10)
    mempool.list()
    await seconds(4.5)
    mempool.list()
    await seconds(4.5)
    const lookups = mempool.asked.filter((question) => question.startsWith('locate'))
    expect(new Set(lookups).size).toBe(8)
  })
})
