import { requireBytes } from './require'

/**
 * Computes the CRC-16 that Mochimo addresses end with: CCITT/XMODEM, polynomial 0x1021, initial value 0,
 * nothing reflected. `crc16` of the ASCII text '123456789' is 0x31c3.
 *
 * @param bytes Any number of bytes; an address checks its 20 tag bytes.
 * @returns 0 to 65535. An address stores it low byte first.
 * @throws {TypeError} For anything but a `Uint8Array`.
 */
export function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of requireBytes(bytes, 'bytes')) {
    // The polynomial's bits 12, 5 and 0 for eight bits at once, instead of a table.
    let high = (crc >> 8) ^ byte
    high ^= high >> 4
    crc = ((crc << 8) ^ (high << 12) ^ (high << 5) ^ high) & 0xffff
  }
  return crc
}
