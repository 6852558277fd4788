import { SIGNATURE_SIZE } from '@mcm/address'
import { sha256 } from '@noble/hashes/sha2.js'
import { isDigits, fromDigits } from '../chain/hex'
import { CallError, code, ConnectionCut } from '../errors'

// Bytes of a transaction's parts (Mochimo v3, src/types.h): in the order they follow.
export const headerSize = 116
export const destinationSize = 44
export const nonceSize = 8
export const idSize = 32
const trailerSize = nonceSize + idSize

/**
 * Bytes of a hex text as the server takes it, without 0x.
 * @throws {CallError} Code 1 for anything else.
 */
export function readBytes(hex: string, what: string): Uint8Array {
  if (hex.length % 2 === 0 && isDigits(hex, hex.length / 2)) return fromDigits(hex)
  throw new CallError(code.invalidRequest, `${what} should be hex without 0x`)
}

/**
 * A transaction's bytes cut to the length that its count of destinations says. The server slices
 * without looking, so that a shorter one makes its handler crash.
 * @throws {ConnectionCut} Where the real handler crashes; under strict Rosetta a {@link CallError}.
 */
export function cutTransaction(bytes: Uint8Array, signed: boolean, strict: boolean): Uint8Array {
  const count = (bytes[2] ?? 0) + 1
  const body = headerSize + destinationSize * count
  const size = signed ? body + SIGNATURE_SIZE + trailerSize : body
  if (bytes.length < size) {
    return crash(strict, `The transaction has ${bytes.length} bytes instead of ${size}`)
  }
  return bytes.subarray(0, size)
}

/** What /construction/hash answers: everything before the id, the height in place of the nonce included. */
export function hashWithNonce(transaction: Uint8Array): Uint8Array {
  return sha256(transaction.subarray(0, -idSize))
}

/** What /construction/combine writes as id and /construction/submit answers: the nonce left out. */
export function hashWithoutNonce(transaction: Uint8Array): Uint8Array {
  return sha256(transaction.subarray(0, -trailerSize))
}

/**
 * The real handler crashes here, and the connection closes without an answer.
 * @throws {ConnectionCut} Or code 1 with the reason under strict Rosetta.
 */
export function crash(strict: boolean, reason: string): never {
  if (strict) throw new CallError(code.invalidRequest, reason)
  throw new ConnectionCut()
}
