/** The largest number of destinations a transaction can have. */
export const MAX_DESTINATIONS = 256

/** The network's smallest fee in nanoMCM, for each destination. A node may ask for more. */
export const MINIMUM_FEE = 500n

/** Who receives what: one of the 44-byte entries of a transaction. */
export interface Destination {
  /** The receiver, 20 bytes. */
  readonly tag: Uint8Array
  /** Up to 16 characters by the rule of `validateMemo`; empty for none. */
  readonly memo: string
  /** In nanoMCM, 1 to 2^64 - 1. */
  readonly amount: bigint
}

/** What a version 3 transaction says, and what its signature covers (Mochimo v3, src/types.h). */
export interface TransactionBody {
  /** Ledger address (40 bytes) that is spent from, entirely. */
  readonly source: Uint8Array
  /** Ledger address (40 bytes) that the rest returns to: the source's tag with the hash of a fresh key. */
  readonly change: Uint8Array
  /** 1 to 256, in ascending order of their 44 bytes. */
  readonly destinations: readonly Destination[]
  /** Sum of the destinations' amounts, in nanoMCM. */
  readonly sendTotal: bigint
  /** What returns to `change`, in nanoMCM; 0 is allowed. */
  readonly changeTotal: bigint
  /** In nanoMCM, at least 500 for each destination. */
  readonly fee: bigint
  /** The last block that may contain the transaction, or 0n for no limit. */
  readonly blockToLive: bigint
}

/** A transaction still to be signed. */
export interface UnsignedTransaction extends TransactionBody {
  /** `signTransaction` replaces it. */
  readonly signature: null
}

/** A transaction ready for the network. */
export interface SignedTransaction extends TransactionBody {
  /** 2208 bytes: WOTS+ signature (2144), public seed, address seed. */
  readonly signature: Uint8Array
}
