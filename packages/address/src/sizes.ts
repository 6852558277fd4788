/** Bytes of a tag, the part of a Mochimo address that never changes (Mochimo v3, src/types.h). */
export const TAG_SIZE = 20

/** Bytes of a ledger address: the tag, then the hash of the account's current one-time key. */
export const LEDGER_ADDRESS_SIZE = 40

/** Bytes of a WOTS+ public key: 67 chains of 32 bytes, without its seeds. */
export const PUBLIC_KEY_SIZE = 2144

/** Bytes of a signature as a transaction carries it: WOTS+ signature (2144), public seed (32), address seed (32). */
export const SIGNATURE_SIZE = 2208

/** Bytes of each seed: secret, public seed, address seed, account seed and master seed. */
export const SEED_SIZE = 32
