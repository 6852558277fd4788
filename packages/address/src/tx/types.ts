/** Maximum number of destinations in a transaction. */
export const MAX_DESTINATIONS = 256

/** The network's minimum fee per destination, in nanoMCM. Nodes may require more. */
export const MINIMUM_FEE = 500n

/** A destination of a transaction, which is encoded in 44 bytes. */
export interface Destination {
  /** The recipient's 20-byte tag. */
  readonly tag: Uint8Array
  /** Memo of up to 16 characters, or an empty string; see `validateMemo`. */
  readonly memo: string
  /** Amount in nanoMCM, from 1 to 2^64 - 1. */
  readonly amount: bigint
}

/** The signed part of a version 3 transaction (Mochimo v3, src/types.h). */
export interface TransactionBody {
  /** 40-byte ledger address of the source, whose entire balance the transaction spends. */
  readonly source: Uint8Array
  /** 40-byte ledger address that receives the change: the source's tag and the hash of an unused key. */
  readonly change: Uint8Array
  /** The 1 to 256 destinations, in ascending order of their encoded bytes. */
  readonly destinations: readonly Destination[]
  /** Sum of the destination amounts in nanoMCM. */
  readonly sendTotal: bigint
  /** Amount returned to `change` in nanoMCM, which may be 0. */
  readonly changeTotal: bigint
  /** Fee in nanoMCM, at least 500 per destination. */
  readonly fee: bigint
  /** Last block that may include the transaction, or 0n for no limit. */
  readonly blockToLive: bigint
}

/** An unsigned transaction. */
export interface UnsignedTransaction extends TransactionBody {
  /** Always `null`. `signTransaction` adds the signature. */
  readonly signature: null
}

/** A signed transaction, ready to submit. */
export interface SignedTransaction extends TransactionBody {
  /** The 2208-byte signature: the WOTS+ signature (2144 bytes), the public seed and the address seed. */
  readonly signature: Uint8Array
}
