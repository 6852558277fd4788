import { base58 } from '@scure/base'
import bs58 from 'bs58'
import { crc16xmodem } from 'crc'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countUndetectedTypos } from '../test/checksum'
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

/** Returns a counterexample to a property, or `null` if there is none. Uses a fixed seed. */
const findCounterexample = (property: fc.IProperty<unknown[]>, numRuns = 2000): unknown =>
  fc.check(property, { seed: 3, numRuns }).counterexample

// Leading zeros are a special case in Base58, and uniformly random tags rarely have them.
const tag = fc
  .tuple(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.integer({ min: -20, max: 20 }))
  .map(([bytes, zeros]) => bytes.fill(0, 0, Math.max(zeros, 0)))

/** Encodes an address with other libraries, for comparison. */
function encodeWithBs58(tag: Uint8Array): string {
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

function bs58Accepts(text: string): boolean {
  const payload = bs58.decodeUnsafe(text)
  if (payload?.length !== 22) return false
  const [low = 0, high = 0] = payload.subarray(20)
  return crc16xmodem(Buffer.from(payload.subarray(0, 20))) === (low | (high << 8))
}

describe('properties', () => {
  it('decodes what it encodes', () => {
    expect(
      findCounterexample(
        fc.property(tag, (tag) => hex(decodeBase58(encodeBase58(tag))) === hex(tag)),
      ),
    ).toBeNull()
  })

  it('encodes a decoded address to the same text', () => {
    expect(
      findCounterexample(
        fc.property(tag, (tag) => {
          const text = encodeBase58(tag)
          return encodeBase58(decodeBase58(text)) === text
        }),
      ),
    ).toBeNull()
  })

  it('encodes like bs58 with crc', () => {
    expect(
      findCounterexample(fc.property(tag, (tag) => encodeBase58(tag) === encodeWithBs58(tag))),
    ).toBeNull()
  })

  it('decodes like @scure/base', () => {
    expect(
      findCounterexample(
        fc.property(tag, (tag) => {
          const text = encodeBase58(tag)
          return hex(base58.decode(text).subarray(0, 20)) === hex(decodeBase58(text))
        }),
      ),
    ).toBeNull()
  })

  it('computes the same checksum as crc for any number of bytes', () => {
    expect(
      findCounterexample(
        fc.property(
          fc.uint8Array({ maxLength: 300 }),
          (bytes) => crc16(bytes) === crc16xmodem(Buffer.from(bytes)),
        ),
      ),
    ).toBeNull()
  })

  it('converts every form of an address to the same hex and Base58', () => {
    expect(
      findCounterexample(
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

  it('encodes to 22 to 31 characters', () => {
    expect(
      findCounterexample(
        fc.property(tag, (tag) => /^[1-9A-HJ-NP-Za-km-z]{22,31}$/.test(encodeBase58(tag))),
      ),
    ).toBeNull()
  })

  it('accepts exactly the same texts as bs58 with crc', () => {
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
      findCounterexample(
        fc.property(fc.oneof(text, changed, zeros), (text) => accepts(text) === bs58Accepts(text)),
        5000,
      ),
    ).toBeNull()
  })
})

it('detects nearly all single-character typos', () => {
  // On average, 0.3 of 20,000 typos go undetected. The long suite tries a million.
  expect(countUndetectedTypos(20_000, 3)).toBeLessThanOrEqual(2)
})

it('rejects a huge text without decoding it', () => {
  expect(isAddress('z'.repeat(10_000_000))).toBe(false)
})
