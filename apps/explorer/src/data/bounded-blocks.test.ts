import type { Block } from '@mcm/rosetta-client'
import { describe, expect, test, vi } from 'vitest'
import { MAX_KEPT_BLOCKS } from './bounded-blocks'
import { blockByHashQuery, keepBlock, statusQuery } from './queries'
import { createQueryClient } from './query-client'
import { keys } from './keys'

const endpoint = 'https://example.test'
const keyOf = (n: number) => blockByHashQuery(endpoint, `0x${n}`).queryKey

describe('blocks by hash', () => {
  test('keeps the most recent ones up to the limit, and drops nothing else', () => {
    const queries = createQueryClient()
    queries.setQueryData(statusQuery(endpoint).queryKey, undefined)
    const other = keys.balance(endpoint, '0xab')
    queries.setQueryData(other, '1')
    for (let n = 0; n < MAX_KEPT_BLOCKS + 20; n++) {
      queries.setQueryData(keyOf(n), {} as Block, { updatedAt: n + 1 })
    }
    const kept = queries.getQueryCache().findAll({ queryKey: keys.blocks(endpoint) })
    expect(kept.length).toBeLessThanOrEqual(MAX_KEPT_BLOCKS + 1)
    expect(kept.length).toBeGreaterThanOrEqual(MAX_KEPT_BLOCKS)
    expect(queries.getQueryData(keyOf(0))).toBeUndefined()
    expect(queries.getQueryData(keyOf(MAX_KEPT_BLOCKS + 19))).toBeDefined()
    expect(queries.getQueryData(other)).toBe('1')
  })

  test('does not drop blocks just because no screen shows them', async () => {
    vi.useFakeTimers()
    const queries = createQueryClient()
    await keepBlock(queries, endpoint, { block_identifier: { hash: '0x1', index: 1 } } as Block)
    vi.advanceTimersByTime(60 * 60 * 1000)
    expect(queries.getQueryData(keyOf(1))).toBeDefined()
    vi.useRealTimers()
  })
})
