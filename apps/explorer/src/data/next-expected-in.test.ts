import { expect, test } from 'vitest'
import { nextExpectedIn } from './next-expected-in'

test.each([
  [120_000, 'in about 2 minutes'],
  [103_000, 'in about 1½ minutes'],
  [76_000, 'in about 1½ minutes'],
  [74_000, 'in about a minute'],
  [51_000, 'in about a minute'],
  [50_000, 'in about 50 seconds'],
  [1, 'in about 10 seconds'],
  [0, 'any moment'],
])('%d milliseconds to the next block: %s', (left, words) => {
  expect(nextExpectedIn(left)).toBe(words)
})
