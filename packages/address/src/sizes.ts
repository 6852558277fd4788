/**
 * Size of a tag, the permanent part of a Mochimo address, in bytes (Mochimo v3, src/types.h).
 *
 * @example
 * ```ts
 * import { parseAddress, TAG_SIZE } from '@mcm/address'
 *
 * parseAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS3').tag.length // => TAG_SIZE
 * ```
 */
export const TAG_SIZE = 20

/**
 * Size of a ledger address in bytes. It consists of the tag and the hash of the account's current
 * one-time key.
 *
 * @example
 * ```ts
 * import { LEDGER_ADDRESS_SIZE, parseLedgerAddress } from '@mcm/address'
 *
 * parseLedgerAddress(new Uint8Array(LEDGER_ADDRESS_SIZE)).isImplicit // => true
 * ```
 */
export const LEDGER_ADDRESS_SIZE = 40

/**
 * Size of a WOTS+ public key in bytes: 67 chains of 32 bytes. The seeds aren't included.
 *
 * @example
 * ```ts
 * import { deriveTag, PUBLIC_KEY_SIZE } from '@mcm/address'
 *
 * const bytes = new Uint8Array(2208) // a public key followed by its two seeds
 * deriveTag(bytes.subarray(0, PUBLIC_KEY_SIZE)).length // => 20
 * ```
 */
export const PUBLIC_KEY_SIZE = 2144

/**
 * Size of a transaction's signature in bytes: the WOTS+ signature (2144), the public seed (32) and the
 * address seed (32).
 *
 * @example
 * ```ts
 * import { SIGNATURE_SIZE } from '@mcm/address'
 * import { deriveAccount, sign } from '@mcm/address/wots'
 *
 * const { keys } = deriveAccount(new Uint8Array(32).fill(1), 0)
 * sign(new Uint8Array(32), keys).length // => SIGNATURE_SIZE
 * ```
 */
export const SIGNATURE_SIZE = 2208

/**
 * Size in bytes of each seed: the secret, public seed, address seed, account seed and master seed.
 *
 * @example
 * ```ts
 * import { SEED_SIZE } from '@mcm/address'
 * import { deriveAccount } from '@mcm/address/wots'
 *
 * const masterSeed = crypto.getRandomValues(new Uint8Array(SEED_SIZE))
 * deriveAccount(masterSeed, 0).tag.length // => 20
 * ```
 */
export const SEED_SIZE = 32
