import { expect, test } from 'vitest'
import type { Movement } from '../history/movement'
import { dayTotal } from './day-total'

const START = 1_000_000

function movement(index: number, amount: bigint | null, over: Partial<Movement> = {}): Movement {
  const block = { index, hash: `0x${index}` }
  return {
    key: `${index} ${amount}`,
    transaction: {
      block,
      status: 'SUCCESS',
      miner: over.direction === 'fee' && amount !== null ? 'me' : null,
    } as Movement['transaction'],
    direction: 'in',
    amount,
    counterparties: [],
    isNamedMiner: over.direction === 'fee',
    ...over,
  }
}
/** Times of blocks: block 10 is the first of the day. */
const times = {
  times: new Map(
    [9, 10, 11, 12].map((index) => [
      `0x${index}`,
      { time: START + (index - 10) * 1000, isAbout: false },
    ]),
  ),
  isComplete: true,
}

test('adds up what came in and went out since the start of the day', () => {
  const movements = [movement(12, -3n), movement(11, 5n), movement(10, 2n), movement(9, 100n)]
  expect(dayTotal(movements, times, START, true)).toEqual({
    received: 7n,
    sent: 3n,
    count: 3,
    hasAllMined: true,
    unchecked: 0,
    isComplete: true,
  })
})

test('is incomplete if the oldest loaded movement is still of that day', () => {
  const movements = [movement(12, 1n), movement(11, 1n)]
  expect(dayTotal(movements, times, START, true)?.isComplete).toBe(false)
  expect(dayTotal(movements, times, START, false)?.isComplete).toBe(true)
})

test('is incomplete while the times on either side of the start of the day are estimates', () => {
  const movements = [movement(12, 1n), movement(11, 1n), movement(10, 1n), movement(9, 1n)]
  const withEstimate = (index: number) => ({
    times: new Map(times.times).set(`0x${index}`, {
      time: START + (index - 10) * 1000,
      isAbout: true,
    }),
  })
  for (const index of [9, 10]) {
    expect(dayTotal(movements, withEstimate(index), START, true)?.isComplete).toBe(false)
  }
  expect(dayTotal(movements, withEstimate(11), START, true)?.isComplete).toBe(true)
})

test('is incomplete, or unknown, while a time is missing, and leaves out what didn’t take place', () => {
  expect(dayTotal([movement(13, 1n)], times, START, false)).toBeUndefined()
  expect(dayTotal([movement(12, 1n), movement(8, 1n)], times, START, false)).toMatchObject({
    received: 1n,
    isComplete: false,
  })
  const transaction = { block: null, status: 'PENDING' } as Movement['transaction']
  expect(dayTotal([movement(12, 1n, { transaction })], times, START, false)?.count).toBe(0)
})

test('counts what was mined, and tells whether some of it is unknown', () => {
  const reward = { destinations: [{ amount: 1000n }] } as unknown as Movement['reward']
  const mined = movement(12, 5n, { direction: 'fee', reward })
  expect(dayTotal([mined], times, START, false)).toMatchObject({
    received: 1005n,
    hasAllMined: true,
    unchecked: 0,
  })
  const unknown = movement(11, null, { direction: 'fee' })
  expect(dayTotal([mined, unknown], times, START, false)).toMatchObject({
    hasAllMined: false,
    unchecked: 0,
  })
})
