import { expect, test } from 'vitest'
import { after, listed, moves } from '../../../test/mempool-events'
import { type MempoolEvent, pendingRows } from '../../features/mempool/lifecycle'
import { sortedBy } from './order'

const detailed = (hash: string, fee: bigint): MempoolEvent => ({
  type: 'detailed',
  hash,
  transaction: moves(1n, fee),
})
const rows = pendingRows(
  after(
    listed(0, 'low', 'unknown', 'high', 'also low'),
    detailed('low', 500n),
    detailed('high', 2n ** 63n),
    detailed('also low', 500n),
  ),
)
const hashes = (order: 'newest' | 'fee') => sortedBy(order, rows).map(({ hash }) => hash)

test('the default order is newest first', () => {
  expect(hashes('newest')).toEqual(['also low', 'high', 'unknown', 'low'])
})

test('by fee, equal fees stay newest first and unknown fees come last', () => {
  expect(hashes('fee')).toEqual(['high', 'also low', 'low', 'unknown'])
})
