import { decodeBase58, encodeBase58 } from './base58'
import { bytesToHex, isHexDigits, withoutPrefix } from './bytes'
import { addressTypeError, requireAddressSize } from './errors'
import { readHexAddress } from './hex-address'
import { TAG_SIZE } from './sizes'

/**
 * A Mochimo address as bytes, hex and Base58.
 *
 * @example
 * ```ts
 * import { parseAddress, type Address } from '@mcm/address'
 *
 * const shorten = ({ base58 }: Address) => `${base58.slice(0, 5)}…${base58.slice(-4)}`
 * shorten(parseAddress('0x9f810c2447a76e93b17ebff96c0b29952e4355f1')) // => 'kHtV3…cJS3'
 * ```
 */
export interface Address {
  /** The address's 20 bytes, in a new array. */
  readonly tag: Uint8Array
  /** The address in hex, as used by the Mesh API: 0x followed by 40 lowercase hex digits. */
  readonly hex: `0x${string}`
  /** The address in Base58 with a checksum, for display. */
  readonly base58: string
}

/**
 * Parses an address in Base58 or hex. Hex can be in upper or lower case, with or without 0x.
 * Whitespace isn't trimmed.
 *
 * @throws {InvalidAddressError} With a `reason` and a message you can show to the user.
 *
 * @example
 * ```ts
 * import { parseAddress } from '@mcm/address'
 *
 * const address = parseAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS3')
 * address.hex // => '0x9f810c2447a76e93b17ebff96c0b29952e4355f1'
 * parseAddress(address.hex).base58 // => 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
 * parseAddress('0x12') // throws InvalidAddressError: A Mochimo address in hex must be 0x followed by 40 hex digits
 * ```
 */
export function parseAddress(input: string): Address {
  const tag = readTag(input)
  return { tag, hex: `0x${bytesToHex(tag)}`, base58: encodeBase58(tag) }
}

/**
 * Parses an address in the same way as {@link parseAddress}, but returns `null` if it is invalid.
 *
 * @example
 * ```ts
 * import { tryParseAddress } from '@mcm/address'
 *
 * tryParseAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS3')?.hex // => '0x9f810c2447a76e93b17ebff96c0b29952e4355f1'
 * tryParseAddress('not an address') // => null
 * ```
 */
export function tryParseAddress(input: string): Address | null {
  try {
    return parseAddress(input)
  } catch {
    return null
  }
}

/**
 * Returns whether {@link parseAddress} accepts a value. This function never throws.
 *
 * @example
 * ```ts
 * import { isAddress } from '@mcm/address'
 *
 * isAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS3') // => true
 * isAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS4') // => false
 * isAddress(undefined) // => false
 * ```
 */
export function isAddress(input: unknown): boolean {
  try {
    readTag(input as string)
    return true
  } catch {
    return false
  }
}

/**
 * Converts an address to hex, as used by the Mesh API: 0x followed by 40 lowercase hex digits.
 *
 * @param input The address in hex or Base58, or its 20 bytes.
 * @throws {InvalidAddressError}
 *
 * @example
 * ```ts
 * import { toHex } from '@mcm/address'
 *
 * toHex('kHtV35ttVpyiH42FePCiHo2iFmcJS3') // => '0x9f810c2447a76e93b17ebff96c0b29952e4355f1'
 * ```
 */
export function toHex(input: string | Uint8Array): `0x${string}` {
  return `0x${bytesToHex(toTag(input))}`
}

/**
 * Converts an address to Base58 with a checksum, for display.
 *
 * @param input The address in hex or Base58, or its 20 bytes.
 * @throws {InvalidAddressError}
 *
 * @example
 * ```ts
 * import { toBase58 } from '@mcm/address'
 *
 * toBase58('0x9f810c2447a76e93b17ebff96c0b29952e4355f1') // => 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
 * ```
 */
export function toBase58(input: string | Uint8Array): string {
  return encodeBase58(toTag(input))
}

/** Returns an address's 20 bytes. A `Uint8Array` of the right length is returned without being copied. */
export function toTag(input: string | Uint8Array): Uint8Array {
  if (typeof input === 'string') return readTag(input)
  if (ArrayBuffer.isView(input)) return requireAddressSize(input, TAG_SIZE, 'tag')
  throw addressTypeError('address', `a string or a Uint8Array of ${TAG_SIZE} bytes`, input)
}

function readTag(input: string): Uint8Array {
  // Callers without type checking often pass a missing field.
  if (typeof input !== 'string') throw addressTypeError('address', 'a string', input)
  // The format is unambiguous: 0 isn't a Base58 digit, and Base58 addresses are shorter than 40
  // characters.
  const isHex =
    withoutPrefix(input) !== input || (input.length >= TAG_SIZE * 2 && isHexDigits(input))
  return isHex ? readHexAddress(input, TAG_SIZE, 'address') : decodeBase58(input)
}
