import { SIGNATURE_SIZE } from '@mcm/address'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromDigits, isHex } from '../chain/hex'
import { CallError, code, ConnectionCut } from '../errors'

// Bytes of a transaction's parts (Mochimo v3, src/types.h): in the order they follow.
const headerSize = 116
const destinationSize = 44
export const nonceSize = 8
export const idSize = 32
export const trailerSize = nonceSize + idSize

/**
 * Bytes of a hex text as the server takes it, without 0x.
 * @throws {CallError} Code 1 for anything else.
 */
export function readHex(digits: string, what: string): Uint8Array {
  if (isHex(digits)) return fromDigits(digits)
  throw new CallError(code.invalidRequest, `${what} must be hex without 0x`)
}

/** Bytes up to the first character that isn't hex, as where the server ignores Go's error. */
export function readHexPrefix(digits: string): Uint8Array {
  const [prefix = ''] = /^(?:[\da-fA-F]{2})*/.exec(digits) ?? []
  return fromDigits(prefix)
}

/** Bytes of header and destinations, by the count in the header. */
export function bodySize(bytes: Uint8Array): number {
  return headerSize + destinationSize * ((bytes[2] ?? 0) + 1)
}

/**
 * Cuts a signed transaction's bytes to the length that its count of destinations says. The server
 * slices without checking, so a shorter one makes its handler crash.
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

/** What /construction/combine writes as id and /construction/submit returns: the nonce left out. */
export function hashWithoutNonce(transaction: Uint8Array): Uint8Array {
  return sha256(transaction.subarray(0, -trailerSize))
}

/**
 * The real handler crashes here, and the connection closes without a response.
 * @throws {ConnectionCut} In strict mode code 1 with the reason.
 */
export function crash(strict: boolean, reason: string): never {
  if (strict) throw new CallError(code.invalidRequest, reason)
  throw new ConnectionCut()
}
