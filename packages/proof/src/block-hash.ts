import { sha256 } from '@noble/hashes/sha2.js'
import { assertLength } from './bytes'
import { trailerLength } from './trailer'

/**
 * Computes a block's hash, which is the SHA-256 hash of the first 128 bytes of its trailer. Before
 * version 3, the hash covered the whole block file instead.
 * @throws {ProofInputError} If `trailer` doesn't have 128 bytes.
 *
 * @example
 * ```ts
 * import { bytesToHex } from '@mcm/address'
 * import { blockHash, blockTrailer, findStart } from '@mcm/proof'
 *
 * const start = findStart(block) ?? 0
 * const hash = blockHash(blockTrailer(block, start))
 * `0x${bytesToHex(hash)}` // => block.block_identifier.hash
 * ```
 */
export function blockHash(trailer: Uint8Array): Uint8Array {
  assertLength(trailer, [trailerLength], 'trailer')
  return sha256(trailer)
}
