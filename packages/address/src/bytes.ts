const HEX = /^[0-9a-f]*$/i
const PREFIX = /^0x/i

/** Two lower case hex digits per byte, without a prefix. */
export function bytesToHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += (byte < 16 ? '0' : '') + byte.toString(16)
  return hex
}

/** Whether the text consists of hex digits only (an empty text does). */
export function isHexDigits(text: string): boolean {
  return HEX.test(text)
}

/** Whether the text starts with 0x or 0X. */
export function hasHexPrefix(text: string): boolean {
  return PREFIX.test(text)
}

/** Bytes of hex digits already known to be an even number of hex digits. */
export function hexDigitsToBytes(digits: string): Uint8Array {
  const bytes = new Uint8Array(digits.length / 2)
  for (let at = 0; at < bytes.length; at++) {
    bytes[at] = Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16)
  }
  return bytes
}

/**
 * Takes bytes, or hex with or without 0x in any case, and checks that there are exactly `size` bytes.
 *
 * @param what Names the value in the error: 'a WOTS+ public key'.
 * @param hint Ends the error with what to do.
 * @throws {RangeError} When the size differs or the text is not hex.
 */
export function exactBytes(
  input: Uint8Array | string,
  size: number,
  what: string,
  hint = '',
): Uint8Array {
  const bytes = typeof input === 'string' ? bytesOfHex(input, what) : input
  if (bytes.length !== size) {
    throw new RangeError(`${what} has ${size} bytes, got ${bytes.length}${hint && `: ${hint}`}`)
  }
  return bytes
}

/**
 * Bytes of hex text with or without 0x.
 *
 * @throws {RangeError} When the text is not an even number of hex digits.
 */
export function bytesOfHex(text: string, what: string): Uint8Array {
  const digits = text.replace(PREFIX, '')
  if (digits.length % 2 !== 0 || !isHexDigits(digits)) {
    throw new RangeError(`${what} must be bytes or an even number of hex digits`)
  }
  return hexDigitsToBytes(digits)
}

/** Whether two byte strings are the same, length included. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}
