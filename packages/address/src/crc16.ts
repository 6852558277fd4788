import { requireBytes } from './require'

/**
 * Computes the CRC-16 used in Mochimo addresses: CCITT/XMODEM with polynomial 0x1021, an initial value of
 * 0 and no reflection. The CRC of the ASCII string '123456789' is 0x31c3.
 *
 * @param bytes Any number of bytes. For an address, these are the 20 bytes of the tag.
 * @returns A number from 0 to 65535. An address stores it with the low byte first.
 * @throws {TypeError} If `bytes` isn't a `Uint8Array`.
 *
 * @example
 * ```ts
 * import { crc16 } from '@mcm/address'
 *
 * crc16(new TextEncoder().encode('123456789')) // => 0x31c3
 * ```
 */
export function crc16(bytes: Uint8Array): number {
  let crc = 0
  const { length } = requireBytes(bytes, 'bytes')
  for (let at = 0; at < length; at++) {
    // This applies the polynomial's bits 12, 5 and 0 to eight bits at once and needs no lookup table.
    let high = (crc >> 8) ^ (bytes[at] ?? 0)
    high ^= high >> 4
    crc = ((crc << 8) ^ (high << 12) ^ (high << 5) ^ high) & 0xffff
  }
  return crc
}
