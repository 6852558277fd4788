import { decodeBase58, encodeBase58 } from './base58'
import { bytesToHex, isHexDigits, withoutPrefix } from './bytes'
import { addressTypeError, requireAddressSize } from './errors'
import { readHexAddress } from './hex-address'
import { TAG_SIZE } from './sizes'

/** A Mochimo address in the three forms it is used in; all three say the same 20 bytes. */
export interface Address {
  /** The 20 bytes. A fresh array that belongs to the caller. */
  readonly tag: Uint8Array
  /** 0x and 40 lower case hex digits: what the Mesh API takes and returns. */
  readonly hex: `0x${string}`
  /** Base58 with its checksum: what people copy, print and type. */
  readonly base58: string
}

/**
 * Reads an address in any form: hex with or without 0x in any case, or Base58 with its checksum.
 * Spaces around it are not removed: trim what a person typed.
 *
 * @throws {InvalidAddressError} With `reason` and a message that can be shown.
 */
export function parseAddress(input: string): Address {
  const tag = readTag(input)
  return { tag, hex: `0x${bytesToHex(tag)}`, base58: encodeBase58(tag) }
}

/** Like {@link parseAddress}, with `null` for anything that is not an address. */
export function tryParseAddress(input: string): Address | null {
  try {
    return parseAddress(input)
  } catch {
    return null
  }
}

/** Whether {@link parseAddress} takes this. Never throws, whatever it is given. */
export function isAddress(input: unknown): boolean {
  try {
    readTag(input as string)
    return true
  } catch {
    return false
  }
}

/**
 * Any form of an address as 0x and 40 lower case hex digits, the form of the Mesh API.
 *
 * @param input Hex, Base58, or the 20 bytes.
 * @throws {InvalidAddressError}
 */
export function toHex(input: string | Uint8Array): `0x${string}` {
  return `0x${bytesToHex(toTag(input))}`
}

/**
 * Any form of an address as Base58 with its checksum, the form for people.
 *
 * @param input Hex, Base58, or the 20 bytes.
 * @throws {InvalidAddressError}
 */
export function toBase58(input: string | Uint8Array): string {
  return encodeBase58(toTag(input))
}

/** The 20 bytes of an address in any form; bytes are checked for their length and not copied. */
export function toTag(input: string | Uint8Array): Uint8Array {
  if (typeof input === 'string') return readTag(input)
  if (ArrayBuffer.isView(input)) return requireAddressSize(input, TAG_SIZE, 'tag')
  throw addressTypeError('address', `text or a Uint8Array of ${TAG_SIZE} bytes`, input)
}

function readTag(input: string): Uint8Array {
  // Without TypeScript's help a missing field often arrives here.
  if (typeof input !== 'string') throw addressTypeError('address', 'text', input)
  // 0 is no Base58 digit and no Base58 address is this long, so the two forms can't be confused.
  const isHex =
    withoutPrefix(input) !== input || (input.length >= TAG_SIZE * 2 && isHexDigits(input))
  return isHex ? readHexAddress(input, TAG_SIZE, 'address') : decodeBase58(input)
}
