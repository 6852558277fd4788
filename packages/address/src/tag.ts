import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha3_512 } from '@noble/hashes/sha3.js'

import { toTag } from './address'
import { toBytes } from './bytes'
import { requireSize } from './require'
import { LEDGER_ADDRESS_SIZE, PUBLIC_KEY_SIZE, TAG_SIZE } from './sizes'

/**
 * Derives a public key's implicit tag, which is RIPEMD-160(SHA3-512(publicKey)) (Mochimo v3,
 * src/ledger.c). The second half of a ledger address uses the same hash.
 *
 * @param publicKey The public key as 2144 bytes or in hex, without the public seed and the address seed
 *   that often follow it. Hashing all 2208 bytes would produce a wrong tag.
 * @returns The 20-byte tag.
 * @throws {TypeError} If the key isn't a `Uint8Array` or a string.
 * @throws {RangeError} If it has another length or isn't hex.
 *
 * @example
 * ```ts
 * import { deriveTag } from '@mcm/address'
 * import { deriveAccount } from '@mcm/address/wots'
 *
 * const account = deriveAccount(new Uint8Array(32).fill(1), 0)
 * deriveTag(account.keys.publicKey) // => account.tag
 * ```
 */
export function deriveTag(publicKey: Uint8Array | string): Uint8Array {
  return ripemd160(
    sha3_512(requireSize(toBytes(publicKey, 'publicKey'), PUBLIC_KEY_SIZE, 'publicKey')),
  )
}

/**
 * Derives a ledger address from an account's address and its current key: the tag, followed by the key's
 * hash.
 *
 * @param address The account's address in hex or Base58, or its 20 bytes.
 * @param publicKey The public key as 2144 bytes or in hex.
 * @returns The 40-byte ledger address.
 * @throws {InvalidAddressError} If the address is invalid.
 * @throws {TypeError | RangeError} If the public key is invalid.
 *
 * @example
 * ```ts
 * import { deriveLedgerAddress, parseLedgerAddress } from '@mcm/address'
 * import { deriveAccount, deriveSpendKey } from '@mcm/address/wots'
 *
 * const account = deriveAccount(new Uint8Array(32).fill(1), 0)
 * const next = deriveSpendKey(account, 1)
 * const change = deriveLedgerAddress(account.tag, next.publicKey)
 * parseLedgerAddress(change).isImplicit // => false
 * ```
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
