import { base58 } from '@scure/base'
import bs58 from 'bs58'
import { crc16xmodem } from 'crc'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countUnnoticedChanges } from '../test/checksum'
import { hex } from '../test/vectors'
import {
  crc16,
  decodeBase58,
  encodeBase58,
  isAddress,
  parseAddress,
  toBase58,
  toHex,
} from './index'

/** What is found against a property; nothing when it holds. The same cases on every run. */
const against = (property: fc.IProperty<unknown[]>, numRuns = 2000): unknown =>
  fc.check(property, { seed: 3, numRuns }).counterexample

// Uniform tags hardly ever begin with zeros, which is where Base58 is special.
const tag = fc
  .tuple(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.integer({ min: -20, max: 20 }))
  .map(([bytes, zeros]) => bytes.fill(0, 0, Math.max(zeros, 0)))

/** An address by other people's libraries, for comparing. */
function encodeSlowly(tag: Uint8Array): string {
  const checksum = crc16xmodem(Buffer.from(tag))
  return bs58.encode(Uint8Array.of(...tag, checksum & 255, checksum >> 8))
}

function accepts(text: string): boolean {
  try {
    return decodeBase58(text).length === 20
  } catch {
    return false
  }
}

function acceptsSlowly(text: string): boolean {
  const payload = bs58.decodeUnsafe(text)
  if (payload?.length !== 22) return false
  const [low = 0, high = 0] = payload.subarray(20)
  return crc16xmodem(Buffer.from(payload.subarray(0, 20))) === (low | (high << 8))
}

describe('properties', () => {
  it('decoding undoes encoding', () => {
    expect(
      against(fc.property(tag, (tag) => hex(decodeBase58(encodeBase58(tag))) === hex(tag))),
    ).toBeNull()
  })

  it('encoding undoes decoding, so that an address has a single text', () => {
    expect(
      against(
        fc.property(tag, (tag) => {
          const text = encodeBase58(tag)
          return encodeBase58(decodeBase58(text)) === text
        }),
      ),
    ).toBeNull()
  })

  it('encodes as bs58 with crc does', () => {
    expect(against(fc.property(tag, (tag) => encodeBase58(tag) === encodeSlowly(tag)))).toBeNull()
  })

  it('decodes as @scure/base does', () => {
    expect(
      against(
        fc.property(tag, (tag) => {
          const text = encodeBase58(tag)
          return hex(base58.decode(text).subarray(0, 20)) === hex(decodeBase58(text))
        }),
      ),
    ).toBeNull()
  })

  it('computes the checksum as crc does, for any number of bytes', () => {
    expect(
      against(
        fc.property(
          fc.uint8Array({ maxLength: 300 }),
          (bytes) => crc16(bytes) === crc16xmodem(Buffer.from(bytes)),
        ),
      ),
    ).toBeNull()
  })

  it('reads every form of an address as the same one', () => {
    expect(
      against(
        fc.property(tag, fc.boolean(), (tag, upper) => {
          const digits = upper ? hex(tag).toUpperCase() : hex(tag)
          const { hex: expected, base58 } = parseAddress(digits)
          return [digits, `0x${digits}`, base58, tag].every(
            (form) => toHex(form) === expected && toBase58(form) === base58,
          )
        }),
      ),
    ).toBeNull()
  })

  it('has texts of 22 to 31 characters', () => {
    expect(
      against(fc.property(tag, (tag) => /^[1-9A-HJ-NP-Za-km-z]{22,31}$/.test(encodeBase58(tag)))),
    ).toBeNull()
  })

  it('accepts exactly what bs58 with crc accepts', () => {
    const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'.split('')
    const text = fc.string({ unit: fc.constantFrom(...digits), maxLength: 36 })
    const changed = fc
      .tuple(tag, fc.nat(30), fc.constantFrom(...digits))
      .map(([tag, at, digit]) => {
        const text = encodeBase58(tag)
        return text.slice(0, at) + digit + text.slice(at + 1)
      })
    const zeros = fc.nat(40).map((length) => '1'.repeat(length))
    expect(
      against(
        fc.property(
          fc.oneof(text, changed, zeros),
          (text) => accepts(text) === acceptsSlowly(text),
        ),
        5000,
      ),
    ).toBeNull()
  })
})

it('lets about as few mistyped characters pass as a CRC-16 can', () => {
  // 20,000 changes let 0.3 pass on average. The long suite counts a million.
  expect(countUnnoticedChanges(20_000, 3)).toBeLessThanOrEqual(2)
})

it('refuses a huge text without decoding it', () => {
  expect(isAddress('z'.repeat(10_000_000))).toBe(false)
})
