import { expect, it } from 'vitest'

import { addresses, bytes } from '../test/vectors'
import { crc16 } from './crc16'

it('returns the published check value of CRC-16/XMODEM', () => {
  expect(crc16(new TextEncoder().encode('123456789'))).toBe(0x31c3)
  expect(crc16(new Uint8Array())).toBe(0)
})

it.each(addresses.valid)('matches the reference for $tag', ({ tag, crc16: expected }) => {
  expect(crc16(bytes(tag))).toBe(expected)
})
