import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha3_512 } from '@noble/hashes/sha3.js'

import { toTag } from './address'
import { toBytes } from './bytes'
import { requireSize } from './require'
import { LEDGER_ADDRESS_SIZE, PUBLIC_KEY_SIZE, TAG_SIZE } from './sizes'

/**
 * The implicit tag of a WOTS+ public key, RIPEMD-160 of SHA3-512 of exactly its 2144 bytes (Mochimo
 * v3, src/ledger.c). The same hash is the second half of a ledger address.
 *
 * @param publicKey 2144 bytes, or their hex with or without 0x. The public seed and the address
 *   seed that often follow a key are not hashed: hashing all 2208 bytes gives a tag nobody owns.
 * @returns The 20 bytes.
 * @throws {TypeError} For anything but a `Uint8Array` or text.
 * @throws {RangeError} For any other length.
 */
export function deriveTag(publicKey: Uint8Array | string): Uint8Array {
  return ripemd160(
    sha3_512(requireSize(toBytes(publicKey, 'publicKey'), PUBLIC_KEY_SIZE, 'publicKey')),
  )
}

/**
 * The address under which the ledger holds a balance that a key can spend: tag, then the key's hash.
 *
 * @param address The account in any form: hex, Base58 or its 20 bytes.
 * @param publicKey 2144 bytes, or their hex with or without 0x.
 * @returns The 40 bytes.
 * @throws {InvalidAddressError} For a wrong address.
 * @throws {TypeError | RangeError} For a wrong public key.
 */
export function deriveLedgerAddress(
  address: string | Uint8Array,
  publicKey: Uint8Array | string,
): Uint8Array {
  const ledgerAddress = new Uint8Array(LEDGER_ADDRESS_SIZE)
  ledgerAddress.set(toTag(address))
  ledgerAddress.set(deriveTag(publicKey), TAG_SIZE)
  return ledgerAddress
}
