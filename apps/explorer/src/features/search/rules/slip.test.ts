import { describe, expect, test } from 'vitest'
import { findSlip, guessAddress, mistypedAddress } from './slip'

const ADDRESS = 'gRYYKBb8ewzvpEaCULCwCaVjC4XKwQ'

describe('findSlip', () => {
  test.each([
    ['gRYYKBb8ewzvpEaCULCwCaVjC4XKwR', { kind: 'wrong', at: 29 }],
    ['aRYYKBb8ewzvpEaCULCwCaVjC4XKwQ', { kind: 'wrong', at: 0 }],
    ['gRYYKBb8ewzvpEaCULCwCaVjC4XKQ', { kind: 'missing', at: 28 }],
    ['RYYKBb8ewzvpEaCULCwCaVjC4XKwQ', { kind: 'missing', at: 0 }],
    ['gRYYKBb8ewzzvpEaCULCwCaVjC4XKwQ', { kind: 'added', at: 11 }],
    ['gRYYKBb8ewzvpEaCULCwCaVjC4XKwQQ', { kind: 'added', at: 30 }],
    ['gRYYKBb8ewvzpEaCULCwCaVjC4XKwQ', { kind: 'swapped', at: 10 }],
    ['gRYYKBb8ewzvpEaCULCwCaVjC4XKQw', { kind: 'swapped', at: 28 }],
  ])('%s', (typed, slip) => {
    expect(findSlip(typed, ADDRESS)).toEqual(slip)
  })

  test.each([
    ['the address itself', ADDRESS],
    ['its start, which may still be completed', ADDRESS.slice(0, -1)],
    ['two wrong characters', 'gRYYKBb8ewzvpEaCULCwCaVjC4XKRR'],
    ['another address', 'J8gqYehTJhJWrfcUd766sUQ8THktNs'],
  ])('finds none in %s', (_, typed) => {
    expect(findSlip(typed, ADDRESS)).toBeUndefined()
  })
})

describe('guessAddress', () => {
  test.each([
    ['a wrong last character', 'gRYYKBb8ewzvpEaCULCwCaVjC4XKwR'],
    ['a character that no address has', 'gRYYKBb8ewzvpEaCUL0wCaVjC4XKwQ'],
    ['swapped characters', 'gRYYKBb8ewvzpEaCULCwCaVjC4XKwQ'],
  ])('finds the only address one slip away: %s', (_, typed) => {
    expect(guessAddress(typed)).toBe(ADDRESS)
  })

  test('doesn’t guess between several addresses', () => {
    // With N for its second A, or y for its second B, it is valid.
    const typed = 'Wq3SNdeJLjHSqAAhHBZQeS1Bqy5JSH'
    expect(guessAddress(typed)).toBeUndefined()
  })

  test('doesn’t guess while characters are missing', () => {
    expect(guessAddress(ADDRESS.slice(0, -1))).toBeUndefined()
  })
})

describe('mistypedAddress', () => {
  test('returns a text that reads like an address', () => {
    expect(mistypedAddress(' gRYYKBb8ewzvpEaCULCwCaVjC4XKwR\n')).toBe(`${ADDRESS.slice(0, -1)}R`)
  })

  test.each([ADDRESS, 'gRYY', '1079717', 'ab'.repeat(13), 'what is this, an address?'])(
    'returns nothing for %s',
    (text) => {
      expect(mistypedAddress(text)).toBeUndefined()
    },
  )
})
