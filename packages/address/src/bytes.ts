import { requireBytes, typeError } from './require'

/**
 * Hex digits of each byte value. They are precomputed because callers convert long lists of addresses and
 * hashes.
 */
const BYTE_AS_HEX: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0'),
)

/**
 * Converts bytes to lowercase hex without 0x.
 *
 * @throws {TypeError} If `bytes` isn't a `Uint8Array`.
 *
 * @example
 * ```ts
 * import { bytesToHex } from '@mcm/address'
 *
 * bytesToHex(Uint8Array.of(0, 255)) // => '00ff'
 * ```
 */
export function bytesToHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of requireBytes(bytes, 'bytes')) hex += BYTE_AS_HEX[byte]
  return hex
}

/**
 * Converts hex in upper or lower case, with or without 0x, to bytes.
 *
 * @throws {TypeError} If `hex` isn't a string.
 * @throws {RangeError} If `hex` contains other characters or an odd number of digits.
 *
 * @example
 * ```ts
 * import { hexToBytes } from '@mcm/address'
 *
 * hexToBytes('0x00FF') // => Uint8Array.of(0, 255)
 * hexToBytes('0x0') // throws RangeError: Expected an even number of hex digits
 * ```
 */
export function hexToBytes(hex: string): Uint8Array {
  if (typeof hex !== 'string') throw typeError('hex', 'a string', hex)
  const digits = withoutPrefix(hex)
  if (digits.length % 2 !== 0 || !isHexDigits(digits)) {
    // The text may be a secret, so the message doesn't contain it.
    throw new RangeError('Expected an even number of hex digits')
  }
  const bytes = new Uint8Array(digits.length / 2)
  for (let at = 0; at < bytes.length; at++) {
    bytes[at] = (digitAt(digits, at * 2) << 4) | digitAt(digits, at * 2 + 1)
  }
  return bytes
}

/**
 * Returns a hex digit's value. In ASCII, the low four bits of '0' are 0, and those of 'a' and 'A' are 1.
 */
function digitAt(digits: string, at: number): number {
  const code = digits.charCodeAt(at)
  return (code & 15) + (code > 64 ? 9 : 0)
}

/** Returns a byte array unchanged, or decodes a string with {@link hexToBytes}. */
export function toBytes(input: Uint8Array | string, what: string): Uint8Array {
  return typeof input === 'string' ? hexToBytes(input) : requireBytes(input, what)
}

/** Returns whether a string contains only hex digits or is empty. */
export function isHexDigits(text: string): boolean {
  return /^[0-9a-f]*$/i.test(text)
}

/** Removes a leading 0x or 0X. */
export function withoutPrefix(text: string): string {
  return text.replace(/^0x/i, '')
}

/** Returns whether two byte arrays have the same length and content. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && compareBytes(a, b) === 0
}

/** Copies a range of bytes. Unlike `slice`, this also copies a Node Buffer. */
export function copyBytes(bytes: Uint8Array, from = 0, to = bytes.length): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes.subarray(from, to))
}

/**
 * Compares two byte arrays in the same way as C's memcmp. Returns a negative number, 0 or a positive
 * number.
 */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, index) => byte !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
