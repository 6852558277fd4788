import type { TransactionSummary } from '@mcm/rosetta-client'
import { expect, test } from 'vitest'
import { minedRows } from './mined-rows'
import { type Movement, withRewards } from './movement'
import { totalsOf } from './totals'

function movement(
  key: string,
  height: number,
  direction: Movement['direction'],
  amount: Movement['amount'],
  over: Partial<TransactionSummary> = {},
): Movement {
  const block = { index: height, hash: `0x${height}` }
  const transaction = { block, status: 'SUCCESS', miner: null, ...over } as TransactionSummary
  const isNamedMiner = direction === 'fee'
  return { key, transaction, direction, amount, counterparties: [], isNamedMiner }
}

const MINED = { miner: 'me' }
const FEES = [
  movement('a', 9, 'fee', 5n, MINED),
  movement('b', 9, 'out', -100n, { ...MINED, fee: 3n }),
  movement('c', 9, 'fee', 7n, MINED),
  movement('d', 8, 'fee', 1n, MINED),
  movement('e', 7, 'in', 40n),
]
const reward = (amount: bigint) => ({ destinations: [{ address: 'me', amount }] })
const MINERS = {
  '0x9': { address: 'me', reward: reward(1000n) as TransactionSummary },
  '0x8': { address: 'me', reward: reward(2000n) as TransactionSummary },
}
const LIST = withRewards(FEES, MINERS)

const names = (unfolded: string[] = [], list = LIST) =>
  minedRows(list, new Set(unfolded)).map((row) =>
    row.kind === 'mined'
      ? `${row.mined.fees.length}: ${row.mined.reward} in ${row.mined.amount}`
      : row.movement.key,
  )

test('a mined block is one row with its reward and all its fees, also those the miner paid', () => {
  expect(names()).toEqual(['2: 1000 in 1015', 'b', '1: 2000 in 2001', 'e'])
})

test('unfolded fees follow their row', () => {
  expect(names(['0x9'])).toEqual(['2: 1000 in 1015', 'a', 'c', 'b', '1: 2000 in 2001', 'e'])
})

test('a block with no transaction but the miner’s own has a row before it', () => {
  const own = movement('f', 6, 'out', -50n, { ...MINED, fee: 3n })
  const list = withRewards([own], { '0x6': MINERS['0x9'] })
  expect(names([], list)).toEqual(['0: 1000 in 1003', 'f'])
})

test.each([undefined, null])('a fee that is %s makes the amount the same', (amount) => {
  const list = [...LIST, movement('f', 9, 'fee', amount, MINED)]
  expect(names([], list)[0]).toBe(`3: 1000 in ${amount}`)
})

test('a block that isn’t asked for yet has no reward', () => {
  expect(names([], [movement('f', 5, 'fee', undefined)])).toEqual(['1: undefined in undefined'])
})

test('totals tell that a reward is missing while the block of an own payment is unknown', () => {
  const own = { ...movement('f', 6, 'out', -50n), isNamedMiner: true }
  expect(totalsOf([own])).toEqual({ received: 0n, sent: 50n, hasAllMined: false, unchecked: 0 })
})

test('totals count what took place, with rewards, and tell whether some are missing', () => {
  expect(totalsOf(LIST)).toEqual({ received: 3056n, sent: 100n, hasAllMined: true, unchecked: 0 })
  expect(
    totalsOf([
      ...LIST,
      movement('f', 6, 'in', 1000n, { status: 'SPLIT' }),
      movement('g', 6, 'in', 1000n, { status: 'PENDING' }),
      movement('h', 5, 'fee', undefined),
    ]),
  ).toEqual({ received: 3056n, sent: 100n, hasAllMined: false, unchecked: 0 })
})
