import { expect, test } from 'vitest'
import { type Positions, withPosition } from './scroll-positions'

test('leaving a page again updates its position', () => {
  expect(withPosition({ one: 1, other: 2 }, 'one', 3)).toEqual({ one: 3, other: 2 })
})

test('a long visit keeps the positions of the most recently left pages', () => {
  let positions: Positions = {}
  for (let n = 0; n < 500; n++) {
    positions = withPosition(positions, `page${n}`, n)
    positions = withPosition(positions, 'home', n)
  }
  expect(Object.keys(positions)).toHaveLength(100)
  expect(positions).toMatchObject({ home: 499, page499: 499, page401: 401 })
  expect(positions).not.toHaveProperty('page400')
})
