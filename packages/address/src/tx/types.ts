/** Maximum number of destinations in a transaction. */
export const MAX_DESTINATIONS = 256

/** The network's minimum fee per destination, in nanoMCM. Nodes may require more. */
export const MINIMUM_FEE = 500n

/** A transaction's destination, encoded in 44 bytes. */
export interface Destination {
  /** The recipient's 20-byte tag. */
  readonly tag: Uint8Array
  /** Up to 16 characters, or an empty string; see `validateMemo`. */
  readonly memo: string
  /** Amount in nanoMCM, 1 to 2^64 - 1. */
  readonly amount: bigint
}

/** The signed part of a version 3 transaction (Mochimo v3, src/types.h). */
export interface TransactionBody {
  /** Source ledger address (40 bytes). The transaction spends its entire balance. */
  readonly source: Uint8Array
  /** Change ledger address (40 bytes): the source's tag and the hash of an unused key. */
  readonly change: Uint8Array
  /** 1 to 256 destinations in ascending order of their encoded bytes. */
  readonly destinations: readonly Destination[]
  /** Sum of the destination amounts in nanoMCM. */
  readonly sendTotal: bigint
  /** Amount returned to `change` in nanoMCM; may be 0. */
  readonly changeTotal: bigint
  /** Fee in nanoMCM, at least 500 per destination. */
  readonly fee: bigint
  /** Last block that may include the transaction, or 0n for no limit. */
  readonly blockToLive: bigint
}

/** An unsigned transaction. */
export interface UnsignedTransaction extends TransactionBody {
  /** Set by `signTransaction`. */
  readonly signature: null
}

/** A signed transaction, ready to submit. */
export interface SignedTransaction extends TransactionBody {
  /** 2208 bytes: WOTS+ signature (2144), public seed, address seed. */
  readonly signature: Uint8Array
}
