import { expect, test } from 'vitest'
import { scaleEnd } from './scale-end'

const ones = (count: number) => Array.from({ length: count }, () => 10)

test.each([
  ['values that are close together', [1, 2, 3], 3],
  ['a value far above the others', [...ones(99), 100], 11],
  ['a value three times as large', [...ones(99), 30], 30],
  ['a few values in which one is far above', [1, 1, 100], 100],
  ['values that are nearly all zero', [...ones(99).map(() => 0), 100], 100],
  ['no values', [], 0],
])('the scale of %s', (_name, values, end) => {
  expect(scaleEnd(values)).toBeCloseTo(end)
})
