import { expect, test } from 'vitest'
import { depthParts } from './depth-text'

test.each([
  [1, '1 of 10 confirmations', 'final in about 15 minutes'],
  [4, '4 of 10 confirmations', 'final in about 10 minutes'],
  [9, '9 of 10 confirmations', 'final in about 2 minutes'],
])('%i confirmations: when it will be final', (confirmations, count, outlook) => {
  expect(depthParts(confirmations)).toEqual([count, outlook])
})

test('ten confirmations are final, as in the deposit guide', () => {
  expect(depthParts(10)).toEqual(['Final · 10 confirmations'])
  expect(depthParts(1236)).toEqual(['Final · 1,236 confirmations'])
})

test('after a status, that it is final comes last', () => {
  expect(depthParts(9, true)).toEqual(depthParts(9))
  expect(depthParts(26, true)).toEqual(['26 confirmations, final'])
})
