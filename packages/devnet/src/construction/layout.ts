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
 * Returns the bytes of hex without 0x, parsed as on the server.
 * @throws {CallError} With code 1 if the text is invalid.
 */
export function readHex(digits: string, what: string): Uint8Array {
  if (isHex(digits)) return fromDigits(digits)
  throw new CallError(code.invalidRequest, `${what} must be hex without 0x`)
}

/**
 * Returns the bytes up to the first non-hex character, as the server does where it ignores Go's
 * error.
 */
export function readHexPrefix(digits: string): Uint8Array {
  const [prefix = ''] = /^(?:[\da-fA-F]{2})*/.exec(digits) ?? []
  return fromDigits(prefix)
}

/** Returns the combined size of the header and destinations, based on the count in the header. */
export function bodySize(bytes: Uint8Array): number {
  return headerSize + destinationSize * ((bytes[2] ?? 0) + 1)
}

/**
 * Truncates a signed transaction to the length given by its number of destinations. The server
 * slices the bytes without checking, so its handler crashes on a shorter transaction.
 * @throws {ConnectionCut} Where the real handler crashes. In strict mode, a {@link CallError} is
 * thrown instead.
 */
export function cutTransaction(bytes: Uint8Array, strict: boolean): Uint8Array {
  const size = bodySize(bytes) + SIGNATURE_SIZE + trailerSize
  if (bytes.length < size) {
    return crash(strict, `The transaction has ${bytes.length} bytes instead of ${size}`)
  }
  return bytes.subarray(0, size)
}

export const hashBytes = sha256

/**
 * Returns the ID used in /construction/combine and /construction/submit, whose hash omits the
 * nonce.
 */
export function hashWithoutNonce(transaction: Uint8Array): Uint8Array {
  return sha256(transaction.subarray(0, -trailerSize))
}

/**
 * Throws the error for a request that crashes the real handler, so that the connection closes
 * without a response.
 * @throws {ConnectionCut} Outside strict mode. In strict mode, a {@link CallError} with code 1 and
 * the reason is thrown instead.
 */
export function crash(strict: boolean, reason: string): never {
  if (strict) throw new CallError(code.invalidRequest, reason)
  throw new ConnectionCut()
}
