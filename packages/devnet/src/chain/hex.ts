const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Lower case hex digits without a prefix. Written for speed: a large chain makes millions of them. */
export function toDigits(bytes: Uint8Array, from = 0, to = bytes.length): string {
  let digits = ''
  for (let at = from; at < to; at++) digits += pairs[bytes[at] ?? 0] ?? ''
  return digits
}

/** Lower case hex with 0x, the wire's form. */
export function toHex(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return `0x${toDigits(bytes, from, to)}`
}

/** Whether the text is exactly `length` bytes of hex digits, in any case. */
export function isDigits(text: string, length: number): boolean {
  return text.length === 2 * length && /^[0-9a-f]*$/i.test(text)
}

/** Bytes of hex digits, without a prefix, already known to be well formed. */
export function fromDigits(digits: string): Uint8Array {
  const bytes = new Uint8Array(digits.length / 2)
  for (let at = 0; at < bytes.length; at++) {
    bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16)
  }
  return bytes
}

/** Bytes of hex with 0x, already known to be well formed. */
export function fromHex(hex: string): Uint8Array {
  return fromDigits(hex.slice(2))
}

/** Bytes, or bytes of hex with or without 0x, already known to be well formed. */
export function bytesFrom(input: Uint8Array | string): Uint8Array {
  if (typeof input !== 'string') return input
  return fromDigits(input.startsWith('0x') ? input.slice(2) : input)
}
