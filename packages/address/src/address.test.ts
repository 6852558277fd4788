import { describe, expect, it } from 'vitest'

import { addresses, bytes, hex } from '../test/vectors'
import {
  decodeBase58,
  encodeBase58,
  InvalidAddressError,
  isAddress,
  parseAddress,
  toBase58,
  toHex,
  tryParseAddress,
} from './index'

/** What a call throws, for comparing reason and message. */
function errorOf(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return 'nothing was thrown'
}

describe('the reference’s valid addresses', () => {
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

describe('the reference’s invalid addresses', () => {
  it.each(addresses.invalid)('$reason', ({ string }) => {
    expect(errorOf(() => decodeBase58(string))).toBeInstanceOf(InvalidAddressError)
  })

  it.each(addresses.invalid.filter(({ reason }) => reason !== 'hex tag without 0x'))(
    'in any form: $reason',
    ({ string }) => {
      expect(errorOf(() => parseAddress(string))).toBeInstanceOf(InvalidAddressError)
      expect(tryParseAddress(string)).toBeNull()
      expect(isAddress(string)).toBe(false)
    },
  )
})

describe('InvalidAddressError', () => {
  it.each([
    ['', 'empty', 'The address is empty'],
    ['kHtV35ttVpyiH42FePCiHo2iFmcJS4', 'checksum', 'Invalid Mochimo address or bad checksum'],
    ['kHtV35ttVpyiH42FePCiHo2iFmcJS3 ', 'alphabet', 'Invalid Mochimo address or bad checksum'],
    ['kHtV3OttVpyiH42FePCiHo2iFmcJS3', 'alphabet', 'Invalid Mochimo address or bad checksum'],
    [
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      'length',
      'A Mochimo address in Base58 stands for 22 bytes',
    ],
    [
      '1kHtV35ttVpyiH42FePCiHo2iFmcJS3',
      'length',
      'A Mochimo address in Base58 stands for 22 bytes',
    ],
    ['3DtM6ir7JpoCKKHf5K6PTuxv2ZaY', 'length', 'A Mochimo address in Base58 stands for 22 bytes'],
    ['0x', 'length', 'A Mochimo address in hex is 0x and 40 hex digits'],
    ['0x12', 'length', 'A Mochimo address in hex is 0x and 40 hex digits'],
    ['ab'.repeat(40), 'length', 'A Mochimo address in hex is 0x and 40 hex digits'],
    [`0x${'g'.repeat(40)}`, 'alphabet', 'A Mochimo address in hex is 0x and 40 hex digits'],
  ])('%s', (input, reason, message) => {
    const error = errorOf(() => parseAddress(input))
    expect(error).toBeInstanceOf(InvalidAddressError)
    expect(error).toMatchObject({ name: 'InvalidAddressError', reason, message })
  })

  it('keeps what was given, shortened', () => {
    expect(errorOf(() => parseAddress('!'))).toMatchObject({ input: '!' })
    const { input } = errorOf(() => parseAddress('z'.repeat(5000))) as InvalidAddressError
    expect(input).toBe(`${'z'.repeat(63)}…`)
  })

  it('names the size of bytes that are no tag', () => {
    const error = { reason: 'length', message: 'A Mochimo tag has 20 bytes, got 19' }
    expect(errorOf(() => toHex(new Uint8Array(19)))).toMatchObject(error)
    expect(errorOf(() => toBase58(new Uint8Array(19)))).toMatchObject(error)
    expect(errorOf(() => encodeBase58(new Uint8Array(19)))).toMatchObject(error)
  })
})

describe('callers without types', () => {
  it.each<unknown>([undefined, null, 42, {}, ['kHtV35ttVpyiH42FePCiHo2iFmcJS3']])('%s', (input) => {
    expect(isAddress(input)).toBe(false)
    expect(tryParseAddress(input as string)).toBeNull()
    const wrong = { name: 'InvalidAddressError', reason: 'type' }
    expect(errorOf(() => parseAddress(input as string))).toMatchObject(wrong)
    expect(errorOf(() => toHex(input as string))).toMatchObject(wrong)
  })
})

it('gives every caller its own bytes', () => {
  const first = parseAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS3')
  first.tag.fill(0)
  expect(parseAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS3').hex).toBe(
    '0x9f810c2447a76e93b17ebff96c0b29952e4355f1',
  )
})
