/** Character codes of the two hex digits of each byte. */
const codes = new Uint8Array(512)
/** Value of each hex digit, by character code. */
const values = new Uint8Array(128)
for (let byte = 0; byte < 256; byte++) {
  const digits = byte.toString(16).padStart(2, '0')
  codes[2 * byte] = digits.charCodeAt(0)
  codes[2 * byte + 1] = digits.charCodeAt(1)
}
for (let value = 0; value < 16; value++) {
  values[value.toString(16).charCodeAt(0)] = value
  values[value.toString(16).toUpperCase().charCodeAt(0)] = value
}

/**
 * Returns lowercase hex without a prefix. The function is optimized for millions of strings,
 * because a string built from parts takes ten times the memory.
 */
export function toDigits(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return write([], bytes, from, to)
}

/** Returns lowercase hex with 0x, as used in the API. */
export function toHex(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return write([0x30, 0x78], bytes, from, to)
}

/**
 * Number of characters to create per call, which is far below the limit on the number of arguments.
 */
const chunk = 4096

function write(line: number[], bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at++) {
    const place = 2 * (bytes[at] ?? 0)
    line.push(codes[place] ?? 0, codes[place + 1] ?? 0)
    if (line.length < chunk) continue
    text += String.fromCharCode(...line)
    line.length = 0
  }
  return text + String.fromCharCode(...line)
}

/** Returns whether the text is exactly `length` bytes of hex, in any letter case. */
export function isDigits(text: string, length: number): boolean {
  return text.length === 2 * length && /^[0-9a-f]*$/i.test(text)
}

/** Returns whether the text is hex for a whole number of bytes, in any letter case. */
export function isHex(text: string): boolean {
  return text.length % 2 === 0 && isDigits(text, text.length / 2)
}

/** Returns the bytes of valid hex without a prefix. */
export function fromDigits(digits: string): Uint8Array {
  return read(digits, 0)
}

/** Returns the bytes of valid hex with 0x. */
export function fromHex(hex: string): Uint8Array {
  return read(hex, 2)
}

/**
 * Returns the bytes of valid hex with or without 0x. If the input is already bytes, it is returned
 * unchanged.
 */
export function bytesFrom(input: Uint8Array | string): Uint8Array {
  if (typeof input !== 'string') return input
  return read(input, input.startsWith('0x') ? 2 : 0)
}

function read(hex: string, from: number): Uint8Array {
  const bytes = new Uint8Array((hex.length - from) / 2)
  let place = from
  for (let at = 0; at < bytes.length; at++) {
    const high = values[hex.charCodeAt(place++)] ?? 0
    bytes[at] = (high << 4) | (values[hex.charCodeAt(place++)] ?? 0)
  }
  return bytes
}
