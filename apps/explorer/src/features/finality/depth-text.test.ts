import { expect, test } from 'vitest'
import { depthText } from './depth-text'

test.each([
  [1, '1 of 10 confirmations, final in about 15 minutes'],
  [4, '4 of 10 confirmations, final in about 10 minutes'],
  [9, '9 of 10 confirmations, final in about 2 minutes'],
])('%i confirmations: when it will be final', (confirmations, words) => {
  expect(depthText(confirmations)).toBe(words)
})

test('ten confirmations are final, as in the deposit guide', () => {
  expect(depthText(10)).toBe('Final · 10 confirmations')
  expect(depthText(1236)).toBe('Final · 1,236 confirmations')
})
