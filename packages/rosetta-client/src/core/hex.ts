import { bytesToHex, isBytes } from '@mcm/address'
import type { InvalidArgument } from './arguments'

/**
 * Bytes as a `Uint8Array`, or in hex with or without 0x.
 *
 * @example
 * ```ts
 * import type { BytesInput } from '@mcm/rosetta-client'
 *
 * const inputs: BytesInput[] = ['0xff00', 'ff00', Uint8Array.of(255, 0)]
 * inputs.length // => 3
 * ```
 */
export type BytesInput = string | Uint8Array

/** Converts bytes to lowercase hex without 0x, which is the format of the construction calls. */
export function readHex(
  input: BytesInput,
  argument: string,
  invalidArgument: InvalidArgument,
): string {
  const digits =
    typeof input === 'string'
      ? input.replace(/^0x/i, '').toLowerCase()
      : isBytes(input)
        ? bytesToHex(input)
        : ''
  if (/^(?:[\da-f]{2})+$/.test(digits)) return digits
  throw invalidArgument(
    argument,
    'must be bytes or an even number of hex digits, with or without 0x',
  )
}

/** Converts bytes to hex in the same way as `readHex`, and checks the number of bytes. */
export function readHexOf(
  size: number,
  input: BytesInput,
  argument: string,
  invalidArgument: InvalidArgument,
): string {
  const digits = readHex(input, argument, invalidArgument)
  if (digits.length === size * 2) return digits
  throw invalidArgument(argument, `must have ${size} bytes, got ${digits.length / 2}`)
}
