import { expect, test } from 'vitest'
import type { Movement } from '../history/movement'
import { earnedWith, minedShare } from './mined-share'

/** A transaction of a block whose miner is the address, another one, or not known yet. */
function movement(index: number, miner: 'own' | 'other' | 'unknown', status = 'SUCCESS'): Movement {
  return {
    transaction: {
      block: { index, hash: `0x${index}` },
      status,
      miner: miner === 'own' ? 'me' : null,
    } as Movement['transaction'],
    isNamedMiner: miner !== 'other',
  } as Movement
}

test('counts the blocks that the address mined, each once, since the oldest', () => {
  const movements = [
    movement(12, 'own'),
    movement(12, 'own'),
    movement(11, 'other'),
    movement(10, 'unknown', 'SPLIT'),
    movement(9, 'own'),
  ]
  expect(minedShare(movements)).toMatchObject({ blocks: [{ index: 9 }, { index: 12 }], since: 9 })
  expect(minedShare([movement(11, 'other')])).toBeUndefined()
})

test('older pages don’t change a count that has a start', () => {
  const movements = [movement(12, 'own'), movement(9, 'own'), movement(8, 'own')]
  expect(minedShare([...movements, movement(7, 'unknown')], 9)).toMatchObject({
    blocks: [{ index: 9 }, { index: 12 }],
    since: 9,
  })
})

test('isn’t known while a block could be the address’s', () => {
  expect(minedShare([movement(12, 'own'), movement(11, 'unknown')])).toBeUndefined()
  expect(minedShare([movement(12, 'own'), movement(11, 'unknown', 'CHECKING')])).toBeUndefined()
})

test('adds up rewards and fees of the counted blocks, if all are known', () => {
  const fee = (index: number, amount: bigint | undefined): Movement => ({
    ...movement(index, 'own'),
    key: `fee ${index}`,
    direction: 'fee',
    amount,
    reward: { destinations: [{ amount: 100n }] } as unknown as Movement['transaction'],
  })
  const blocks = [
    { index: 9, hash: '0x9' },
    { index: 12, hash: '0x12' },
  ] as const
  const share = { blocks, since: 9 }
  expect(earnedWith(share, [fee(12, 3n), fee(9, 2n), fee(8, 7n)])).toBe(205n)
  expect(earnedWith(share, [fee(12, 3n), fee(9, undefined)])).toBeUndefined()
  expect(earnedWith(share, [fee(12, 3n)])).toBeUndefined()
})
