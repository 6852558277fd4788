/** Size of a tag, the permanent part of a Mochimo address, in bytes (Mochimo v3, src/types.h). */
export const TAG_SIZE = 20

/**
 * Size of a ledger address in bytes. It consists of the tag and the hash of the account's current
 * one-time key.
 */
export const LEDGER_ADDRESS_SIZE = 40

/** Size of a WOTS+ public key in bytes: 67 chains of 32 bytes. The seeds aren't included. */
export const PUBLIC_KEY_SIZE = 2144

/**
 * Size of a transaction's signature in bytes: the WOTS+ signature (2144), the public seed (32) and the
 * address seed (32).
 */
export const SIGNATURE_SIZE = 2208

/** Size in bytes of each seed: the secret, public seed, address seed, account seed and master seed. */
export const SEED_SIZE = 32
