import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha3_512 } from '@noble/hashes/sha3.js'

import { exactBytes } from './bytes'
import { PUBLIC_KEY_SIZE, SIGNATURE_SIZE } from './sizes'

/**
 * The implicit tag of a WOTS+ public key, RIPEMD-160 of SHA3-512 of exactly its 2144 bytes (Mochimo
 * v3, src/ledger.c). The same hash is the second half of a ledger address.
 *
 * @param publicKey 2144 bytes, or their hex with or without 0x. The public seed and the address
 *   seed that often follow a key are not hashed: hashing all 2208 bytes gives a tag nobody owns.
 * @returns The 20 bytes.
 * @throws {RangeError} For any other length.
 */
export function deriveTag(publicKey: Uint8Array | string): Uint8Array {
  const bytes = exactBytes(
    publicKey,
    PUBLIC_KEY_SIZE,
    'A WOTS+ public key',
    `pass the key without the seeds that follow it in its ${SIGNATURE_SIZE}-byte form`,
  )
  return ripemd160(sha3_512(bytes))
}
