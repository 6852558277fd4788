import type { Block } from '@mcm/rosetta-client'
import { describe, expect, test, vi } from 'vitest'
import { getBlockQueryOptions, keepBlock } from './block-query'
import { MAX_KEPT_BLOCKS, MAX_KEPT_TRANSACTIONS } from './bounded-blocks'
import { createConfig } from './config'
import { keys } from './keys'
import { createQueryClient } from './query-client'
import { getTipQueryOptions } from './tip-query'

const endpoint = 'https://example.test'
const config = createConfig({ baseUrl: endpoint })
const keyOf = (n: number) => getBlockQueryOptions(config, { hash: `0x${n}` }).queryKey
const blockWith = (transactions: number) =>
  ({ transactions: Array.from({ length: transactions }, () => ({})) }) as Block

describe('blocks by hash', () => {
  test('keeps the most recent ones up to the limit, and drops nothing else', () => {
    const queries = createQueryClient()
    queries.setQueryData(getTipQueryOptions(config).queryKey, undefined)
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
    await keepBlock(queries, config, block as Block)
    vi.advanceTimersByTime(60 * 60 * 1000)
    expect(queries.getQueryData(keyOf(1))).toBeDefined()
    vi.useRealTimers()
  })
})
