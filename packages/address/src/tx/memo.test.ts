import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { bytes, hex, references } from '../../test/vectors'
import { memoFromBytes, memoToBytes, validateMemo } from './memo'

describe('reference memos', () => {
  it.each(references.vectors)('$hex16 is valid: $valid', ({ ref, hex16, valid }) => {
    const memo = memoFromBytes(bytes(hex16))
    expect(validateMemo(memo) === null).toBe(valid)
    expect(hex(memoToBytes(memo))).toBe(hex16)
    // Three of the vectors contain bytes but no text.
    expect(memo).toBe(ref ?? memo)
  })
})

describe('the problem with an invalid memo', () => {
  it.each([
    ['order-7', 'characters', 'A memo can contain only A-Z, 0-9 and dashes'],
    ['ABC\u0000', 'characters', 'A memo can contain only A-Z, 0-9 and dashes'],
    ['A\n', 'characters', 'A memo can contain only A-Z, 0-9 and dashes'],
    ['ABCDEFGHIJKLMNOPQ', 'length', 'A memo can have at most 16 characters'],
    ['A-', 'groups', 'A memo must alternate letters and digits, separated by single dashes'],
    ['-', 'groups', 'A memo must alternate letters and digits, separated by single dashes'],
    ['A1', 'groups', 'A memo must alternate letters and digits, separated by single dashes'],
    ['AB-CD', 'groups', 'A memo must alternate letters and digits, separated by single dashes'],
    ['1-A-2-3', 'groups', 'A memo must alternate letters and digits, separated by single dashes'],
  ])('%j', (memo, reason, message) => {
    expect(validateMemo(memo)).toEqual({ reason, message })
  })
})

describe('comparison with the reference’s regular expression', () => {
  const regex = new RegExp(references.regex)
  const agrees = (memo: string): boolean =>
    (validateMemo(memo) === null) === (regex.test(memo) && memo.length <= 16)

  it('agrees on every combination of A, 1 and dash up to 7 characters', () => {
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

it('refuses to encode a memo that doesn’t fit in 16 bytes', () => {
  expect(() => memoToBytes('ABCDEFGHIJKLMNOPQ')).toThrow(
    new RangeError("memo must fit in 16 bytes, got 'ABCDEFGHIJKLMNOPQ'"),
  )
  expect(() => memoToBytes('€')).toThrow(RangeError)
})

it('preserves every byte of a memo that isn’t text', () => {
  const memo = fc.uint8Array({ minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(memo, (raw) => {
      expect(hex(memoToBytes(memoFromBytes(raw)))).toBe(hex(raw))
    }),
    { seed: 3 },
  )
})
