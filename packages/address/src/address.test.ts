import { describe, expect, expectTypeOf, it } from 'vitest'

import { addresses, bytes, hex } from '../test/vectors'
import {
  type Address,
  compareAddresses,
  decodeBase58,
  encodeBase58,
  InvalidAddressError,
  isAddress,
  parseAddress,
  toBase58,
  toHex,
  tryParseAddress,
} from './index'

/** Returns the error that a function throws. */
function catchError(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return 'no error was thrown'
}

describe('valid reference addresses', () => {
  it.each(addresses.valid)('$base58 ($note)', ({ tag, base58 }) => {
    expect(encodeBase58(bytes(tag))).toBe(base58)
    expect(hex(decodeBase58(base58))).toBe(tag)

    const parsed = { tag: bytes(tag), hex: `0x${tag}`, base58 }
    expect(parseAddress(base58)).toEqual(parsed)
    expect(parseAddress(tag)).toEqual(parsed)
    expect(parseAddress(`0x${tag}`)).toEqual(parsed)
    expect(parseAddress(`0X${tag.toUpperCase()}`)).toEqual(parsed)
    expect(isAddress(base58)).toBe(true)
    expect(toHex(base58)).toBe(`0x${tag}`)
    expect(toBase58(`0x${tag}`)).toBe(base58)
    expect(toBase58(bytes(tag))).toBe(base58)
    expect(toHex(bytes(tag))).toBe(`0x${tag}`)
  })
})

describe('invalid reference addresses', () => {
  it.each(addresses.invalid)('$reason', ({ string }) => {
    expect(catchError(() => decodeBase58(string))).toBeInstanceOf(InvalidAddressError)
  })

  it.each(addresses.invalid.filter(({ reason }) => reason !== 'hex tag without 0x'))(
    'rejected in every form: $reason',
    ({ string }) => {
      expect(catchError(() => parseAddress(string))).toBeInstanceOf(InvalidAddressError)
      expect(tryParseAddress(string)).toBeNull()
      expect(isAddress(string)).toBe(false)
    },
  )
})

describe('InvalidAddressError', () => {
  it.each([
    ['', 'empty', 'The address is empty'],
    [
      'kHtV35ttVpyiH42FePCiHo2iFmcJS4',
      'checksum',
      'Invalid Mochimo address or bad checksum: the checksum is 0xc99a, expected 0xc89a',
    ],
    [
      'kHtV35ttVpyiH42FePCiHo2iFmcJS3 ',
      'alphabet',
      "Invalid Mochimo address or bad checksum: character 31, ' ', is not a Base58 character",
    ],
    [
      'kHtV3OttVpyiH42FePCiHo2iFmcJS3',
      'alphabet',
      "Invalid Mochimo address or bad checksum: character 6, 'O', is not a Base58 character",
    ],
    [
      'kHtV3😀ttVpyiH42FePCiHo2iFmcJS3',
      'alphabet',
      "Invalid Mochimo address or bad checksum: character 6, '😀', is not a Base58 character",
    ],
    [
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      'length',
      'A Mochimo address in Base58 must have at most 31 characters, got 34',
    ],
    [
      '1kHtV35ttVpyiH42FePCiHo2iFmcJS3',
      'length',
      'A Mochimo address in Base58 must decode to 22 bytes, got 23',
    ],
    [
      '3DtM6ir7JpoCKKHf5K6PTuxv2ZaY',
      'length',
      'A Mochimo address in Base58 must decode to 22 bytes, got 20',
    ],
    ['0x', 'length', 'A Mochimo address in hex must be 0x followed by 40 hex digits, got 0'],
    ['0x12', 'length', 'A Mochimo address in hex must be 0x followed by 40 hex digits, got 2'],
    [
      'ab'.repeat(40),
      'length',
      'A Mochimo address in hex must be 0x followed by 40 hex digits, got 80',
    ],
    [
      `0x${'g'.repeat(40)}`,
      'alphabet',
      "A Mochimo address in hex must be 0x followed by 40 hex digits, but character 3 is 'g'",
    ],
  ])('%s', (input, reason, message) => {
    const error = catchError(() => parseAddress(input))
    expect(error).toBeInstanceOf(InvalidAddressError)
    expect(error).toMatchObject({ name: 'InvalidAddressError', reason, message })
  })

  it('keeps the input, truncated to 64 characters', () => {
    expect(catchError(() => parseAddress('!'))).toMatchObject({ input: '!' })
    const { input } = catchError(() => parseAddress('z'.repeat(5000))) as InvalidAddressError
    expect(input).toBe(`${'z'.repeat(63)}…`)
  })

  it('reports the length of a tag of the wrong size', () => {
    const error = { reason: 'length', message: 'A Mochimo tag must have 20 bytes, got 19' }
    expect(catchError(() => toHex(new Uint8Array(19)))).toMatchObject(error)
    expect(catchError(() => toBase58(new Uint8Array(19)))).toMatchObject(error)
    expect(catchError(() => encodeBase58(new Uint8Array(19)))).toMatchObject(error)
  })
})

describe('values of the wrong type', () => {
  it.each<unknown>([undefined, null, 42, {}, ['kHtV35ttVpyiH42FePCiHo2iFmcJS3']])('%s', (input) => {
    expect(isAddress(input)).toBe(false)
    expect(tryParseAddress(input as string)).toBeNull()
    const wrong = { name: 'InvalidAddressError', reason: 'type' }
    expect(catchError(() => parseAddress(input as string))).toMatchObject(wrong)
    expect(catchError(() => toHex(input as string))).toMatchObject(wrong)
  })
})

it('returns a new array each time', () => {
  const first = parseAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS3')
  first.tag.fill(0)
  expect(parseAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS3').hex).toBe(
    '0x9f810c2447a76e93b17ebff96c0b29952e4355f1',
  )
})

describe('compareAddresses', () => {
  it('treats all forms of an address as equal', () => {
    for (const { tag, base58 } of addresses.valid) {
      const forms = [base58, tag, `0x${tag.toUpperCase()}`, bytes(tag)]
      for (const form of forms) expect(compareAddresses(base58, form)).toBe(0)
    }
  })

  it('sorts by bytes, like the ledger', () => {
    const tags = addresses.valid.map(({ tag }) => tag)
    const sorted = addresses.valid.map(({ base58 }) => base58).toSorted(compareAddresses)
    expect(sorted.map((base58) => hex(decodeBase58(base58)))).toEqual(tags.toSorted())
  })
})

describe('the type Address', () => {
  it('is what isAddress narrows to, and what parsing and formatting return', () => {
    const typed: string = addresses.valid[0]?.base58 ?? ''
    const pay = (to: Address): string => to
    // @ts-expect-error an unchecked string isn't an Address
    pay(typed)
    expect(isAddress(typed) && pay(typed)).toBe(typed)
    expect(pay(parseAddress(typed).hex)).toBe(pay(toHex(typed)))
    expect(pay(parseAddress(typed).base58)).toBe(pay(toBase58(typed)))
    expectTypeOf(toHex(typed)).toExtend<`0x${string}`>()
    expectTypeOf<Address>().toExtend<string>()
  })
})
