import { SIGNATURE_SIZE } from '@mcm/address'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromDigits, isHex } from '../chain/hex'
import { CallError, code, ConnectionCut } from '../errors'

// Sizes of a transaction's parts in bytes, in order (Mochimo v3, src/types.h).
const headerSize = 116
const destinationSize = 44
export const nonceSize = 8
export const idSize = 32
export const trailerSize = nonceSize + idSize

/**
 * Returns the bytes of hex without 0x, as the server parses it.
 * @throws {CallError} Code 1 if the text is invalid.
 */
export function readHex(digits: string, what: string): Uint8Array {
  if (isHex(digits)) return fromDigits(digits)
  throw new CallError(code.invalidRequest, `${what} must be hex without 0x`)
}

/** Returns the bytes up to the first non-hex character, like the server where it ignores Go's error. */
export function readHexPrefix(digits: string): Uint8Array {
  const [prefix = ''] = /^(?:[\da-fA-F]{2})*/.exec(digits) ?? []
  return fromDigits(prefix)
}

/** Returns the size of the header and destinations, from the count in the header. */
export function bodySize(bytes: Uint8Array): number {
  return headerSize + destinationSize * ((bytes[2] ?? 0) + 1)
}

/**
 * Truncates a signed transaction to the length given by its number of destinations. The server
 * slices without checking, so its handler crashes on a shorter one.
 * @throws {ConnectionCut} Where the real handler crashes; in strict mode a {@link CallError}.
 */
export function cutTransaction(bytes: Uint8Array, strict: boolean): Uint8Array {
  const size = bodySize(bytes) + SIGNATURE_SIZE + trailerSize
  if (bytes.length < size) {
    return crash(strict, `The transaction has ${bytes.length} bytes instead of ${size}`)
  }
  return bytes.subarray(0, size)
}

export const hashBytes = sha256

/** Returns the id in /construction/combine and /construction/submit, which omits the nonce. */
export function hashWithoutNonce(transaction: Uint8Array): Uint8Array {
  return sha256(transaction.subarray(0, -trailerSize))
}

/**
 * Throws where the real handler crashes and the connection closes without a response.
 * @throws {ConnectionCut} In strict mode a {@link CallError} with code 1 and the reason.
 */
export function crash(strict: boolean, reason: string): never {
  if (strict) throw new CallError(code.invalidRequest, reason)
  throw new ConnectionCut()
}
