/** Number of an account in the chain's {@link Accounts} table. */
export type AccountNumber = number

/** One payment of a transaction. */
export interface Destination {
  readonly account: AccountNumber
  /** Up to 16 characters, without padding. */
  readonly memo: string
  /** nanoMCM. */
  readonly amount: bigint
}

/**
 * A transaction on the ledger. It spends the source's whole balance: the rest after payments and
 * fee returns as change, to the same tag with the next one-time key's hash.
 */
export interface Transaction {
  /** 0x and 64 hex digits. */
  readonly id: string
  readonly source: AccountNumber
  /** Hash of the key that spends, 0x and 40 hex digits. */
  readonly fromHash: string
  /** Hash of the key that can spend the change. */
  readonly changeHash: string
  /** In protocol order: ascending by tag, memo, amount. */
  readonly destinations: readonly Destination[]
  /** Sum of the payments, nanoMCM. */
  readonly send: bigint
  readonly change: bigint
  readonly fee: bigint
  /** Last block that may include it; 0 if it never expires. */
  readonly blockToLive: bigint
}

/** A block, of any of the three kinds. */
export interface Block {
  readonly index: number
  /** 0x and 64 hex digits, like every hash here. */
  readonly hash: string
  readonly parentHash: string
  /** When the parent was solved, in seconds. */
  readonly time0: number
  /** When this block was solved, in seconds. */
  readonly stime: number
  readonly difficulty: number
  /** Minimum fee per destination, in nanoMCM; 0 in pseudo-blocks and neogenesis blocks. */
  readonly minimumFee: bigint
  readonly root: string
  /** 32 bytes as hex; zeros in pseudo-blocks and neogenesis blocks. */
  readonly nonce: string
  /** Account that gets the reward and fees. A neogenesis block has no reward. */
  readonly miner: AccountNumber
  readonly reward: bigint
  /** Ascending by source, without the reward. */
  readonly transactions: readonly Transaction[]
}

/** Bytes of a transaction in a block (Mochimo v3, src/types.h): header, payments, signature, id. */
export function transactionSize(destinations: number): number {
  return 116 + 44 * destinations + 2208 + 40
}
