/** One entry per value of a byte: the checksum of that byte alone. */
const TABLE: Uint16Array = /* @__PURE__ */ (() => {
  const table = new Uint16Array(256)
  for (let byte = 0; byte < 256; byte++) {
    let crc = byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1
    table[byte] = crc
  }
  return table
})()

/**
 * The CRC-16 that Mochimo addresses end with: CCITT/XMODEM, polynomial 0x1021, initial value 0,
 * nothing reflected. `crc16` of the ASCII text '123456789' is 0x31c3.
 *
 * @param bytes Any number of bytes; an address checks its 20 tag bytes.
 * @returns 0 to 65535. An address stores it low byte first.
 */
export function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) crc = ((crc << 8) & 0xffff) ^ (TABLE[(crc >> 8) ^ byte] ?? 0)
  return crc
}
