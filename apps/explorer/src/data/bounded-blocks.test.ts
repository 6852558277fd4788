import type { Block } from '@mcm/rosetta-client'
import { describe, expect, test, vi } from 'vitest'
import { MAX_KEPT_BLOCKS, MAX_KEPT_TRANSACTIONS } from './bounded-blocks'
import { blockByHashQuery, keepBlock, statusQuery } from './queries'
import { createQueryClient } from './query-client'
import { keys } from './keys'

const endpoint = 'https://example.test'
const keyOf = (n: number) => blockByHashQuery(endpoint, `0x${n}`).queryKey
const blockWith = (transactions: number) =>
  ({ transactions: Array.from({ length: transactions }, () => ({})) }) as Block

describe('blocks by hash', () => {
  test('keeps the most recent ones up to the limit, and drops nothing else', () => {
    const queries = createQueryClient()
    queries.setQueryData(statusQuery(endpoint).queryKey, undefined)
    const other = keys.balance(endpoint, '0xab')
    queries.setQueryData(other, '1')
    for (let n = 0; n < MAX_KEPT_BLOCKS + 20; n++) {
      queries.setQueryData(keyOf(n), blockWith(1), { updatedAt: n + 1 })
    }
    const kept = queries.getQueryCache().findAll({ queryKey: keys.blocks(endpoint) })
    expect(kept.length).toBeLessThanOrEqual(MAX_KEPT_BLOCKS + 1)
    expect(kept.length).toBeGreaterThanOrEqual(MAX_KEPT_BLOCKS)
    expect(queries.getQueryData(keyOf(0))).toBeUndefined()
    expect(queries.getQueryData(keyOf(MAX_KEPT_BLOCKS + 19))).toBeDefined()
    expect(queries.getQueryData(other)).toBe('1')
  })

  test('keeps fewer blocks if they contain many transactions, but enough for every screen', () => {
    const keptOf = (transactions: number) => {
      const queries = createQueryClient()
      for (let n = 0; n < MAX_KEPT_BLOCKS; n++) {
        queries.setQueryData(keyOf(n), blockWith(transactions))
      }
      expect(queries.getQueryData(keyOf(MAX_KEPT_BLOCKS - 1))).toBeDefined()
      return queries.getQueryCache().findAll({ queryKey: keys.blocks(endpoint) }).length
    }
    expect(keptOf(50)).toBe(MAX_KEPT_TRANSACTIONS / 50 + 1)
    expect(keptOf(10_000)).toBe(21)
  })

  test('does not drop blocks just because no screen shows them', async () => {
    vi.useFakeTimers()
    const queries = createQueryClient()
    const block = {
      block_identifier: { hash: '0x1', index: 1 },
      transactions: [],
    } as Partial<Block>
    await keepBlock(queries, endpoint, block as Block)
    vi.advanceTimersByTime(60 * 60 * 1000)
    expect(queries.getQueryData(keyOf(1))).toBeDefined()
    vi.useRealTimers()
  })
})
