import { expect, test } from 'vitest'
import { after, listed, moves } from '../../../test/mempool-events'
import type { MempoolEvent } from '../../features/mempool/lifecycle'
import { compareFees } from './compare-fees'

const detailed = (hash: string, fee: bigint): MempoolEvent => ({
  type: 'detailed',
  hash,
  transaction: moves(1n, fee),
})
const own = { hash: 'own', fee: 700n }

test('higher and equal fees are counted, and the transaction isn’t compared with itself', () => {
  const mempool = after(
    listed(0, 'own', 'low', 'same', 'high'),
    detailed('own', 700n),
    detailed('low', 500n),
    detailed('same', 700n),
    detailed('high', 2n ** 63n),
  )
  expect(compareFees(mempool, own)).toEqual({ others: 3, loaded: 3, higher: 1, same: 1 })
})

test('those without details count as not loaded', () => {
  const mempool = after(listed(0, 'own', 'a', 'b'), detailed('a', 900n))
  expect(compareFees(mempool, own)).toEqual({ others: 2, loaded: 1, higher: 1, same: 0 })
})

test('those that left the mempool don’t count', () => {
  const mempool = after(listed(0, 'own', 'a', 'b'), detailed('a', 900n), listed(5000, 'own', 'b'))
  expect(compareFees(mempool, own)).toEqual({ others: 1, loaded: 0, higher: 0, same: 0 })
})
