import { expect, it } from 'vitest'

import { addresses, bytes } from '../test/vectors'
import { crc16 } from './crc16'

it('is CRC-16/XMODEM by its published check value', () => {
  expect(crc16(new TextEncoder().encode('123456789'))).toBe(0x31c3)
  expect(crc16(new Uint8Array())).toBe(0)
})

it.each(addresses.valid)('agrees with the reference on $tag', ({ tag, crc16: expected }) => {
  expect(crc16(bytes(tag))).toBe(expected)
})
