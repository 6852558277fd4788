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
 * A transaction as the ledger sees it. It spends the source's whole balance: what is not sent and not
 * fee comes back as change, under the same tag with the hash of the next one-time key.
 */
export interface Transaction {
  /** 0x and 64 hex digits. */
  readonly id: string
  readonly source: AccountNumber
  /** Hash of the key that spends, 0x and 40 hex digits. */
  readonly fromHash: string
  /** Hash of the key that can spend the change. */
  readonly changeHash: string
  /** In the order of the protocol: ascending by tag, memo, amount. */
  readonly destinations: readonly Destination[]
  /** Sum of the payments, nanoMCM. */
  readonly send: bigint
  readonly change: bigint
  readonly fee: bigint
  /** Last block that may hold it; 0 when it never expires. */
  readonly blockToLive: bigint
}

/** A block, of any of the three kinds. */
export interface Block {
  readonly index: number
  /** 0x and 64 hex digits, like every hash here. */
  readonly hash: string
  readonly parentHash: string
  /** Seconds: when the parent was solved. */
  readonly time0: number
  /** Seconds: when this block was solved. */
  readonly stime: number
  readonly difficulty: number
  /** Minimum fee for each destination, nanoMCM; 0 in pseudo and neogenesis blocks. */
  readonly minimumFee: bigint
  readonly root: string
  /** 32 bytes as hex; zeros in pseudo and neogenesis blocks. */
  readonly nonce: string
  /** Who gets reward and fees. In a neogenesis block, nobody: the reward is 0. */
  readonly miner: AccountNumber
  readonly reward: bigint
  /** Ascending by source; the reward is not one of them. */
  readonly transactions: readonly Transaction[]
}

/** Bytes of a transaction in a block (Mochimo v3, src/types.h): header, payments, signature, id. */
export function transactionSize(destinations: number): number {
  return 116 + 44 * destinations + 2208 + 40
}
