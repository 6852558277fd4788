import { decodeBase58, encodeBase58 } from './base58'
import type { Address } from './brand'
import { bytesToHex, compareBytes, hexToBytes } from './bytes'
import { addressTypeError, requireAddressSize } from './errors'
import { readHexAddress } from './hex-address'
import { TAG_SIZE } from './sizes'

/**
 * The forms of an address.
 *
 * @example
 * ```ts
 * import { parseAddress, type ParsedAddress } from '@mcm/address'
 *
 * const shorten = ({ base58 }: ParsedAddress) => `${base58.slice(0, 5)}…${base58.slice(-4)}`
 * shorten(parseAddress('0x9f810c2447a76e93b17ebff96c0b29952e4355f1')) // => 'kHtV3…cJS3'
 * ```
 */
export interface ParsedAddress {
  /** The address's 20 bytes, in a new array. */
  readonly tag: Uint8Array
  /** The address in hex, as used by the Mesh API: 0x followed by 40 lowercase hex digits. */
  readonly hex: Address & `0x${string}`
  /** The address in Base58 with a checksum, for display. */
  readonly base58: Address
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
 * parseAddress('0x12') // throws InvalidAddressError: A Mochimo address in hex must be 0x followed by 40 hex digits, got 2
 * ```
 */
export function parseAddress(input: string): ParsedAddress {
  const tag = parseText(input)
  return { tag, hex: toHex(tag), base58: encodeBase58(tag) }
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
export function tryParseAddress(input: string): ParsedAddress | null {
  try {
    return parseAddress(input)
  } catch {
    return null
  }
}

/**
 * Returns whether {@link parseAddress} accepts a value, and narrows its type to {@link Address}. This
 * function never throws.
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
export function isAddress(input: unknown): input is Address {
  try {
    parseText(input as string)
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
export function toHex(input: string | Uint8Array): Address & `0x${string}` {
  // Hex isn't decoded, so that a bundler can leave out `hexToBytes`.
  const digits = isHex(input)
    ? readHexAddress(input, TAG_SIZE, 'address').toLowerCase()
    : bytesToHex(typeof input === 'string' ? decodeBase58(input) : requireTag(input))
  return `0x${digits}` as Address & `0x${string}`
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
export function toBase58(input: string | Uint8Array): Address {
  return encodeBase58(toTag(input))
}

/**
 * Compares two addresses by their bytes, in the order of the ledger, whatever form each has. Use it to
 * sort addresses, or to find out whether two are the same.
 *
 * @param a An address in hex or Base58, or its 20 bytes.
 * @param b Another address, in the same or another form.
 * @returns A negative number if `a` comes first, 0 if both are the same address, or a positive number.
 * @throws {InvalidAddressError}
 *
 * @example
 * ```ts
 * import { compareAddresses } from '@mcm/address'
 *
 * const base58 = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
 * compareAddresses(base58, '0x9F810C2447A76E93B17EBFF96C0B29952E4355F1') // => 0
 * const list = [base58, 'J8gqYehTJhJWrfcUd766sUQ8THktNs']
 * list.toSorted(compareAddresses) // => ['J8gqYehTJhJWrfcUd766sUQ8THktNs', base58]
 * ```
 */
export function compareAddresses(a: string | Uint8Array, b: string | Uint8Array): number {
  return compareBytes(toTag(a), toTag(b))
}

/** Returns an address's 20 bytes. A `Uint8Array` of the right length is returned without being copied. */
export function toTag(input: string | Uint8Array): Uint8Array {
  return typeof input === 'string' ? parseText(input) : requireTag(input)
}

function requireTag(input: Uint8Array): Uint8Array {
  if (ArrayBuffer.isView(input)) return requireAddressSize(input, TAG_SIZE, 'tag')
  throw addressTypeError('address', `a string or a Uint8Array of ${TAG_SIZE} bytes`, input)
}

function parseText(input: string): Uint8Array {
  return isHex(input) ? hexToBytes(readHexAddress(input, TAG_SIZE, 'address')) : decodeBase58(input)
}

/**
 * Returns whether an address is in hex rather than in Base58. The format is unambiguous: 0 isn't a Base58
 * digit, and Base58 addresses are shorter than 40 characters.
 */
function isHex(input: string | Uint8Array): input is string {
  return typeof input === 'string' && /^0x|^[\da-f]{40,}$/i.test(input)
}
