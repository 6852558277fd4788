import { sha256 } from '@noble/hashes/sha2.js'
import { assertLength } from './bytes'
import { trailerLength } from './trailer'

/**
 * A block's hash: SHA-256 of the first 128 bytes of its trailer. Blocks before version 3 hash their
 * whole file instead.
 * @throws {ProofInputError} when `trailer` is not 128 bytes.
 */
export function blockHash(trailer: Uint8Array): Uint8Array {
  assertLength(trailer, [trailerLength], 'A trailer without its hash')
  return sha256(trailer)
}
