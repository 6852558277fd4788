import { expect, test } from 'vitest'
import { after, listed, moves } from '../../../../test/mempool-events'
import { type MempoolEvent, type MempoolItem, pendingRows } from '../lifecycle'
import { BLOCK_CAPACITY, MAX_BARS, queueBars } from './queue-bars'

const detailed = (hash: string, fee: bigint): MempoolEvent => ({
  type: 'detailed',
  hash,
  transaction: moves(1n, fee),
})
const rows = pendingRows(
  after(
    listed(0, 'low', 'unknown', 'high', 'middle', 'also low'),
    detailed('low', 500n),
    detailed('high', 50_000n),
    detailed('middle', 5000n),
    detailed('also low', 500n),
  ),
)
const many = (count: number): MempoolItem[] =>
  Array.from({ length: count }, (_, order) => ({
    hash: String(order),
    stage: 'pending',
    order,
    firstSeen: 0,
    arrived: false,
    transaction: moves(1n, 500n),
  }))

test('bars fall with the fee, on a logarithmic scale, and unknown fees have none', () => {
  const heights = queueBars(rows).map(({ height }) => Math.round(height * 100))
  expect(heights).toEqual([100, 65, 30, 30, 0])
})

test('a single fee has the whole height', () => {
  expect(queueBars(many(1))).toEqual([{ hash: '0', height: 1, fits: true, isMarked: false }])
  expect(queueBars([])).toEqual([])
})

test('the marked transaction is the first of those with its fee', () => {
  const place = (hash: string) => queueBars(rows, hash).findIndex(({ isMarked }) => isMarked)
  expect(['high', 'low', 'also low', 'unknown', 'gone'].map(place)).toEqual([0, 2, 2, 4, -1])
})

test('many transactions share bars, and all of them are in one', () => {
  const bars = queueBars(many(1000), '999')
  expect(bars).toHaveLength(MAX_BARS)
  expect(bars.every(({ fits }) => fits)).toBe(true)
  expect(bars.filter(({ isMarked }) => isMarked)).toHaveLength(1)
})

test('what a block has no room for waits', () => {
  const bars = queueBars(many(2 * BLOCK_CAPACITY))
  expect(bars.filter(({ fits }) => fits)).toHaveLength(MAX_BARS / 2)
  expect(bars.at(-1)?.fits).toBe(false)
})
