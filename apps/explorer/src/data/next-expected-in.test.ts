import { expect, test } from 'vitest'
import { nextExpectedIn } from './next-expected-in'

test.each([
  [90_000, 'in about 2 minutes'],
  [51_000, 'in about a minute'],
  [50_000, 'in about 50 seconds'],
  [1, 'in about 10 seconds'],
  [0, 'any moment'],
])('%d milliseconds to the next block: %s', (left, words) => {
  expect(nextExpectedIn(left)).toBe(words)
})
