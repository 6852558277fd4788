import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { bytes, hex, references } from '../../test/vectors'
import { memoFromBytes, memoToBytes, validateMemo } from './memo'

describe('the reference’s memos', () => {
  it.each(references.vectors)('$hex16 is valid: $valid', ({ ref, hex16, valid }) => {
    const memo = memoFromBytes(bytes(hex16))
    expect(validateMemo(memo) === null).toBe(valid)
    expect(hex(memoToBytes(memo))).toBe(hex16)
    // Three of them are bytes that the reference gives no text for.
    expect(memo).toBe(ref ?? memo)
  })
})

describe('what is wrong with a memo', () => {
  it.each([
    ['order-7', 'characters', 'A memo has only capitals A-Z, digits and dashes'],
    ['ABC\u0000', 'characters', 'A memo has only capitals A-Z, digits and dashes'],
    ['A\n', 'characters', 'A memo has only capitals A-Z, digits and dashes'],
    ['ABCDEFGHIJKLMNOPQ', 'length', 'A memo has at most 16 characters'],
    ['A-', 'groups', 'Letters and digits in a memo take turns, with one dash between them'],
    ['-', 'groups', 'Letters and digits in a memo take turns, with one dash between them'],
    ['A1', 'groups', 'Letters and digits in a memo take turns, with one dash between them'],
    ['AB-CD', 'groups', 'Letters and digits in a memo take turns, with one dash between them'],
    ['1-A-2-3', 'groups', 'Letters and digits in a memo take turns, with one dash between them'],
  ])('%j', (memo, reason, message) => {
    expect(validateMemo(memo)).toEqual({ reason, message })
  })
})

describe('against the reference’s regular expression', () => {
  const regex = new RegExp(references.regex)
  const agrees = (memo: string): boolean =>
    (validateMemo(memo) === null) === (regex.test(memo) && memo.length <= 16)

  it('agrees on every text of A, 1 and dash up to 7 characters', () => {
    let level = ['']
    for (let length = 0; length <= 7; length++) {
      expect(level.filter((memo) => !agrees(memo))).toEqual([])
      level = level.flatMap((memo) => ['A', '1', '-'].map((character) => memo + character))
    }
    expect(level).toHaveLength(3 ** 8)
  })

  it('agrees on random texts', () => {
    const memo = fc.string({
      unit: fc.constantFrom('A', 'Z', '0', '9', '-', 'a', '@', '[', '/', ':', 'É', ' '),
      maxLength: 18,
    })
    expect(() => fc.assert(fc.property(memo, agrees), { seed: 3, numRuns: 2000 })).not.toThrow()
  })
})

it('refuses to write what 16 bytes cannot hold', () => {
  expect(() => memoToBytes('ABCDEFGHIJKLMNOPQ')).toThrow(
    new RangeError("A memo has 16 bytes, got 'ABCDEFGHIJKLMNOPQ'"),
  )
  expect(() => memoToBytes('€')).toThrow(RangeError)
})

it('loses no byte of a memo that is no text', () => {
  const memo = fc.uint8Array({ minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(memo, (raw) => {
      expect(hex(memoToBytes(memoFromBytes(raw)))).toBe(hex(raw))
    }),
    { seed: 3 },
  )
})
