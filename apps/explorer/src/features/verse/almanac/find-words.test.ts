import { dictionary } from '@mcm/proof'
import { describe, expect, test } from 'vitest'
import { correctedWords, findWords, inAll, inAny, textOf } from './find-words'

const words = dictionary
  .map((_, token) => ({ token, verses: 1, offset: token, bytes: 1 }))
  .filter(({ token }) => /[a-z]/.test(dictionary[token] ?? ''))

const found = (query: string) => findWords(query, words).map((entries) => entries.map(textOf))

describe('findWords', () => {
  test.each([
    ['frog', [['frog']]],
    ['Frogs!', [['frog']]],
    ['snake', [['snakes']]],
    ['winter moon', [['winter'], ['moon']]],
    ['straw', [['straw mat']]],
    ['moonl', [['moonlit']]],
    ['sun', [['sun']]],
    ['sunr', [['sunrise']]],
  ])('%s', (query, expected) => {
    expect(found(query)).toEqual(expected)
  })

  test.each(['bitcoin', 'frog bitcoin', '', 'x', '12'])('%j finds nothing', (query) => {
    expect(found(query)).toEqual([])
  })
})

test.each([
  ['wintre', 'winter'],
  ['nigth', 'night'],
  ['Frogg moon', 'frog moon'],
  ['winter moen', 'winter moon'],
  ['moon', undefined],
  ['winter bitcoin', undefined],
  ['mud mid', undefined],
  ['xy', undefined],
])('%j is corrected to %j', (query, expected) => {
  expect(correctedWords(query, words)).toBe(expected)
})

test('heights in all lists, newest first, and in any of them, oldest first', () => {
  expect(
    inAll([
      [1, 5, 9],
      [5, 9, 12],
      [2, 5, 9],
    ]),
  ).toEqual([9, 5])
  expect(inAll([[1, 2]])).toEqual([2, 1])
  expect(
    inAny([
      [1, 9],
      [2, 9],
    ]),
  ).toEqual([1, 2, 9])
  expect(inAny([])).toEqual([])
})
