import { expect, test } from 'vitest'
import { expectedIn } from './expected-in'

test.each([
  [1, 'in about 2 minutes'],
  [10, 'in about 17 minutes'],
  [100, 'in about 3 hours'],
  [10_000, 'in about 12 days'],
  [10_000_000, 'in about 33 years'],
])('%d blocks ahead: %s', (blocks, words) => {
  expect(expectedIn(blocks)).toBe(words)
})
