import type { TransactionSummary } from '@mcm/rosetta-client'
import { expect, test } from 'vitest'
import { foldFees } from './fold-fees'
import type { Movement } from './movement'
import { totalsOf } from './totals'

function movement(
  key: string,
  height: number,
  direction: Movement['direction'],
  amount: Movement['amount'],
  status = 'SUCCESS',
): Movement {
  const block = { index: height, hash: `0x${height}` }
  const transaction = { block, status } as TransactionSummary
  return { key, transaction, direction, amount, counterparties: [] }
}

const LIST = [
  movement('a', 9, 'fee', 5n),
  movement('b', 9, 'out', -100n),
  movement('c', 9, 'fee', 7n),
  movement('d', 8, 'fee', 1n),
  movement('e', 7, 'in', 40n),
]

const names = (unfolded: string[] = [], list = LIST) =>
  foldFees(list, new Set(unfolded)).map((row) =>
    row.kind === 'fees' ? `${row.folded.fees.length}: ${row.folded.amount}` : row.movement.key,
  )

test('the fees of a block are one row with their sum, and a single fee stays as it is', () => {
  expect(names()).toEqual(['2: 12', 'b', 'd', 'e'])
})

test('unfolded fees follow their row', () => {
  expect(names(['0x9'])).toEqual(['2: 12', 'a', 'c', 'b', 'd', 'e'])
})

test.each([undefined, null])('a fee that is %s makes the sum the same', (amount) => {
  expect(names([], [...LIST, movement('f', 9, 'fee', amount)])[0]).toBe(`3: ${amount}`)
})

test('totals count what took place, and tell whether fees are missing', () => {
  expect(totalsOf(LIST)).toEqual({ received: 53n, sent: 100n, hasAllFees: true })
  expect(
    totalsOf([
      ...LIST,
      movement('f', 6, 'in', 1000n, 'SPLIT'),
      movement('g', 6, 'in', 1000n, 'PENDING'),
      movement('h', 5, 'fee', undefined),
    ]),
  ).toEqual({ received: 53n, sent: 100n, hasAllFees: false })
})
