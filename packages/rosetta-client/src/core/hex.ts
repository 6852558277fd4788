import { bytesToHex, isBytes } from '@mcm/address'
import type { Refuse } from './arguments'

/** Bytes, as such or as hex digits with or without 0x. */
export type BytesInput = string | Uint8Array

/** Hex digits without 0x, in lower case, as the construction calls want them. */
export function readHex(input: BytesInput, argument: string, refuse: Refuse): string {
  const digits =
    typeof input === 'string'
      ? input.replace(/^0x/i, '').toLowerCase()
      : isBytes(input)
        ? bytesToHex(input)
        : ''
  if (/^(?:[\da-f]{2})+$/.test(digits)) return digits
  throw refuse(argument, 'must be bytes or an even number of hex digits, with or without 0x')
}

/** As `readHex`, of exactly so many bytes. */
export function readHexOf(
  size: number,
  input: BytesInput,
  argument: string,
  refuse: Refuse,
): string {
  const digits = readHex(input, argument, refuse)
  if (digits.length === size * 2) return digits
  throw refuse(argument, `must have ${size} bytes, not ${digits.length / 2}`)
}
