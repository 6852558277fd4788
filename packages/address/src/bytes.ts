import { requireBytes, typeError } from './require'

/** Every byte as two digits, because bytes become hex in long lists of addresses and hashes. */
const BYTE_AS_HEX: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0'),
)

/**
 * Returns bytes as lower case hex, two digits each, without a prefix.
 *
 * @throws {TypeError} For anything but a `Uint8Array`.
 */
export function bytesToHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of requireBytes(bytes, 'bytes')) hex += BYTE_AS_HEX[byte]
  return hex
}

/**
 * Returns the bytes of hex digits in any case, with or without 0x.
 *
 * @throws {TypeError} For anything but a string.
 * @throws {RangeError} For any other text, an odd number of digits included.
 */
export function hexToBytes(hex: string): Uint8Array {
  if (typeof hex !== 'string') throw typeError('hex', 'a string', hex)
  const digits = withoutPrefix(hex)
  if (digits.length % 2 !== 0 || !isHexDigits(digits)) {
    // Without the text, which may be a secret.
    throw new RangeError('Expected an even number of hex digits')
  }
  const bytes = new Uint8Array(digits.length / 2)
  for (let at = 0; at < bytes.length; at++) {
    bytes[at] = (digitAt(digits, at * 2) << 4) | digitAt(digits, at * 2 + 1)
  }
  return bytes
}

/** Value of a hex digit: the low four bits of '0' to '9', those of letters plus 9. */
function digitAt(digits: string, at: number): number {
  const code = digits.charCodeAt(at)
  return (code & 15) + (code > 64 ? 9 : 0)
}

/** Returns bytes as they are, or those of hex digits as {@link hexToBytes} reads them. */
export function toBytes(input: Uint8Array | string, what: string): Uint8Array {
  return typeof input === 'string' ? hexToBytes(input) : requireBytes(input, what)
}

/** Whether the text consists of hex digits only (an empty text does). */
export function isHexDigits(text: string): boolean {
  return /^[0-9a-f]*$/i.test(text)
}

/** The text without 0x or 0X in front. */
export function withoutPrefix(text: string): string {
  return text.replace(/^0x/i, '')
}

/** Whether two byte strings are the same, length included. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && compareBytes(a, b) === 0
}

/** A copy of a range of bytes. `slice` is not one for a Node Buffer, which it would leave shared. */
export function copyBytes(bytes: Uint8Array, from = 0, to = bytes.length): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes.subarray(from, to))
}

/** Order of two byte strings as C's memcmp has it: negative, 0 or positive. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, index) => byte !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
