import { expect, test } from 'vitest'
import type { Movement } from '../history/movement'
import { minedShare } from './mined-share'

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
