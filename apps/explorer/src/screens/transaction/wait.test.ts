import { expect, test } from 'vitest'
import { waitOf } from './wait'

const pending = { isGone: false, hasLeft: false }
const gone = { isGone: true, hasLeft: false }
const left = { isGone: true, hasLeft: true }

test.each([
  ['no limit', 0n, { ...pending, tip: 50 }, 'waiting'],
  ['an unknown limit', null, { ...left, tip: 50 }, 'left'],
  ['an unknown tip', 9n, { ...pending, tip: undefined }, 'waiting'],
  ['the next block may take it', 51n, { ...pending, tip: 50 }, 'waiting'],
  ['that block may have taken it', 50n, { ...pending, tip: 50 }, 'waiting'],
  ['and it is gone', 50n, { ...gone, tip: 50 }, 'left'],
  ['and it isn’t indexed', 50n, { ...left, tip: 50 }, 'expired'],
  ['too late', 49n, { ...pending, tip: 50 }, 'expired'],
  ['gone, perhaps into a block', 0n, { ...gone, tip: 50 }, 'waiting'],
] as const)('%s', (_case, blockToLive, sighting, wait) => {
  expect(waitOf({ blockToLive }, sighting)).toBe(wait)
})
