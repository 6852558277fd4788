import { describe, expect, test } from 'vitest'
import {
  after,
  BLOCK,
  hashes,
  listed,
  located,
  moves,
  notLocated,
  stage,
} from '../../../test/mempool-events'
import {
  confirmedRows,
  exitingRows,
  isNew,
  KEEP_MS,
  lost,
  pendingRows,
  reduceMempool,
  totals,
  waiting,
  withoutDetails,
  type Mempool,
  type MempoolEvent,
} from './lifecycle'

describe('pending transactions', () => {
  test('are listed newest first: the queue’s end, then later arrivals', () => {
    const state = after(listed(0, 'a', 'b'), listed(5000, 'a', 'b', 'c'))
    expect(hashes(pendingRows(state))).toEqual(['c', 'b', 'a'])
    expect(totals(state).count).toBe(3)
  })

  test('appear once, however often they are listed', () => {
    const state = after(listed(0, 'a', 'b', 'a'))
    expect(hashes(pendingRows(state))).toEqual(['b', 'a'])
    expect(totals(state).count).toBe(2)
  })

  test('are returned oldest first, as endpoints list them, without those that left', () => {
    const state = after(listed(0, 'a', 'b', 'c'), listed(5000, 'a', 'c', 'd'))
    expect(hashes(waiting(state))).toEqual(['a', 'c', 'd'])
  })

  test('keep their place and their details from list to list', () => {
    const detailed: MempoolEvent = { type: 'detailed', hash: 'a', transaction: moves(3n) }
    const state = after(listed(0, 'a', 'b'), detailed, listed(5000, 'b', 'a'))
    expect(hashes(pendingRows(state))).toEqual(['b', 'a'])
    expect(state.items.get('a')?.transaction?.sent).toBe(3n)
    expect(state.items.get('a')?.firstSeen).toBe(0)
  })

  test('are marked as new for ten seconds if they arrived while the page was open', () => {
    const at = (now: number) =>
      after(listed(0, 'old'), listed(5000, 'old', 'new'), listed(now, 'old', 'new'))
    const marked = (state: Mempool) =>
      hashes(pendingRows(state).filter((item) => isNew(state, item)))
    expect(marked(at(5001))).toEqual(['new'])
    expect(marked(at(14_999))).toEqual(['new'])
    expect(marked(at(15_000))).toEqual([])
  })

  test('add up the details loaded so far', () => {
    const state = after(
      listed(0, 'a', 'b', 'c'),
      { type: 'detailed', hash: 'a', transaction: moves(10n, 500n) },
      { type: 'detailed', hash: 'c', transaction: moves(2n ** 63n, 1000n) },
    )
    expect(totals(state)).toEqual({ count: 3, loaded: 2, value: 2n ** 63n + 10n, fees: 1500n })
    expect(hashes(withoutDetails(state))).toEqual(['b'])
  })

  test('load details newest first', () => {
    expect(hashes(withoutDetails(after(listed(0, 'a', 'b', 'c'))))).toEqual(['c', 'b', 'a'])
  })
})

describe('transactions that left', () => {
  test('are looked up, and are no longer pending from the moment they left', () => {
    const state = after(listed(0, 'a', 'b'), listed(5000, 'b'))
    expect(stage(state, 'a')).toBe('missing')
    expect(hashes(lost(state))).toEqual(['a'])
    expect(hashes(pendingRows(state))).toEqual(['b'])
    expect(hashes(exitingRows(state))).toEqual([])
    expect(totals(state).count).toBe(1)
  })

  test('become confirmed if they are in a block', () => {
    const state = after(listed(0, 'a', 'b'), listed(5000, 'b'), located('a', 5100))
    expect(state.items.get('a')).toMatchObject({
      stage: 'confirmed',
      exitTime: 5100,
      confirmedBlock: BLOCK,
    })
    expect(hashes(pendingRows(state))).toEqual(['b'])
    expect(hashes(confirmedRows(state))).toEqual(['a'])
    expect(lost(state)).toEqual([])
  })

  test('start exiting if they are in no block, and may still be confirmed', () => {
    const gone = after(listed(0, 'a', 'b'), listed(5000, 'b'), notLocated('a'))
    expect(stage(gone, 'a')).toBe('exiting')
    expect(hashes(lost(gone))).toEqual(['a'])
    expect(hashes(exitingRows(gone))).toEqual(['a'])
    expect(stage(reduceMempool(gone, located('a', 20_000)), 'a')).toBe('confirmed')
  })

  test.each([
    ['exiting', notLocated('a'), 5000],
    ['missing', undefined, 5000],
    ['confirmed', located('a', 9000), 9000],
  ] as const)('are removed a minute after they left when %s', (_, event, exit) => {
    const state = after(listed(0, 'a', 'b'), listed(5000, 'b'), ...(event ? [event] : []))
    const before = reduceMempool(state, { type: 'time', now: exit + KEEP_MS - 1 })
    expect(before.items.has('a')).toBe(true)
    const then = reduceMempool(state, { type: 'time', now: exit + KEEP_MS })
    expect(then.items.has('a')).toBe(false)
    expect(then.items.has('b')).toBe(true)
    const byList = reduceMempool(state, listed(exit + KEEP_MS, 'b'))
    expect(byList.items.has('a')).toBe(false)
  })

  test('are pending again when they come back, as after a reorg', () => {
    const detailed: MempoolEvent = { type: 'detailed', hash: 'a', transaction: moves(3n) }
    const state = after(
      listed(0, 'a', 'b'),
      detailed,
      listed(5000, 'b'),
      located('a', 5100),
      listed(10_000, 'b', 'a'),
    )
    const item = state.items.get('a')
    expect(item).toMatchObject({ stage: 'pending', order: 0, firstSeen: 0 })
    expect(item).not.toHaveProperty('exitTime')
    expect(item).not.toHaveProperty('confirmedBlock')
    expect(item?.transaction).toBeDefined()
    expect(hashes(pendingRows(state))).toEqual(['b', 'a'])
  })

  test('are not confirmed by a response that arrives after they are back', () => {
    const state = after(listed(0, 'a'), listed(5000), listed(10_000, 'a'), located('a', 10_100))
    expect(stage(state, 'a')).toBe('pending')
  })

  test('are listed latest confirmed first', () => {
    const state = after(
      listed(0, 'a', 'b', 'c'),
      listed(5000, 'c'),
      located('b', 5100),
      located('a', 5200),
      listed(10_000, 'd'),
      located('c', 10_100),
    )
    expect(hashes(confirmedRows(state))).toEqual(['c', 'a', 'b'])
    expect(hashes(confirmedRows(state).filter((item) => isNew(state, item)))).toEqual([
      'c',
      'a',
      'b',
    ])
    const later = reduceMempool(state, listed(20_000, 'd'))
    expect(hashes(confirmedRows(later).filter((item) => isNew(later, item)))).toEqual(['c'])
  })
})

describe('an empty mempool', () => {
  const emptied = after(
    listed(0, 'a', 'b', 'c'),
    listed(5000, 'b', 'c'),
    notLocated('a'),
    listed(10_000),
  )

  test('drops transactions that left, found in a block or not', () => {
    const state = [notLocated('b'), notLocated('c')].reduce(reduceMempool, emptied)
    expect(pendingRows(state)).toEqual([])
    expect(exitingRows(state)).toEqual([])
    expect(totals(state)).toEqual({ count: 0, loaded: 0, value: 0n, fees: 0n })
  })

  test('keeps the confirmed, and hidden ones may still be confirmed', () => {
    const later = [notLocated('b'), listed(15_000), located('b', 15_100)].reduce(
      reduceMempool,
      emptied,
    )
    expect(hashes(confirmedRows(later))).toEqual(['b'])
    expect(hashes(lost(later))).toEqual(['a', 'c'])
  })
})

test('an event without news changes nothing', () => {
  const state = after(listed(0, 'a'))
  expect(reduceMempool(state, notLocated('a'))).toBe(state)
  expect(reduceMempool(state, notLocated('unknown'))).toBe(state)
  expect(reduceMempool(state, located('unknown', 1))).toBe(state)
  expect(reduceMempool(state, { type: 'time', now: 99_999_999 })).toBe(state)
})
