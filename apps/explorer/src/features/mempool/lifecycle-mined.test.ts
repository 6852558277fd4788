import { describe, expect, test } from 'vitest'
import { after, BLOCK, hashes, listed, mined } from '../../../test/mempool-events'
import { confirmedRows, pendingRows, reduceMempool, totals } from './lifecycle'

describe('a new block', () => {
  test('confirms its transactions at once, whether they are still listed or not', () => {
    const state = after(listed(0, 'a', 'b', 'c'), listed(5000, 'b', 'c'), mined('a', 5100))
    expect(hashes(confirmedRows(state))).toEqual(['a'])
    const both = reduceMempool(state, mined('b', 5100))
    expect(hashes(pendingRows(both))).toEqual(['c'])
    expect(totals(both).count).toBe(1)
    expect(hashes(confirmedRows(both))).toEqual(['b', 'a'])
  })

  test('outweighs a list that is older than it, but not the lists after ten seconds', () => {
    const taken = after(listed(0, 'a', 'b'), mined('a', 3000))
    const stillListed = reduceMempool(taken, listed(5000, 'a', 'b'))
    expect(hashes(pendingRows(stillListed))).toEqual(['b'])
    expect(hashes(confirmedRows(stillListed))).toEqual(['a'])
    expect(hashes(pendingRows(reduceMempool(stillListed, listed(13_000, 'a', 'b'))))).toEqual([
      'b',
      'a',
    ])
  })

  test('doesn’t outweigh a list that contains a transaction again', () => {
    const state = after(
      listed(0, 'a', 'b'),
      mined('a', 3000),
      listed(5000, 'b'),
      listed(10_000, 'a', 'b'),
    )
    expect(hashes(pendingRows(state))).toEqual(['b', 'a'])
  })

  test('no longer counts when it is orphaned', () => {
    const state = after(
      listed(0, 'a', 'b'),
      mined('a', 3000),
      { type: 'orphaned', block: BLOCK.hash, now: 4000 },
      listed(5000, 'a', 'b'),
    )
    expect(hashes(pendingRows(state))).toEqual(['b', 'a'])
  })
})
