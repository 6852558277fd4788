/** The number of an account in the chain's {@link Accounts} table. */
export type AccountNumber = number

/**
 * One payment of a transaction.
 *
 * @example
 * ```ts
 * import { createDevnet, type Destination } from '@mcm/devnet'
 *
 * const total = (destinations: readonly Destination[]) =>
 *   destinations.reduce((sum, { amount }) => sum + amount, 0n)
 * const devnet = createDevnet({ blocks: 32, accounts: 100, traffic: 0 })
 * devnet.pay({ to: devnet.chain.busiest, amount: 5n })
 * const [pending] = devnet.chain.pending()
 * pending && total(pending.destinations) // => 5n
 * ```
 */
export interface Destination {
  /** Number of the receiving account. */
  readonly account: AccountNumber
  /** The memo, up to 16 characters without padding. */
  readonly memo: string
  /** The amount in nanoMCM. */
  readonly amount: bigint
}

/**
 * A transaction on the ledger. It spends the source's whole balance. What remains after the
 * payments and the fee returns as change to the same tag, with the hash of the next one-time key.
 *
 * @example
 * ```ts
 * import { createDevnet, type Transaction } from '@mcm/devnet'
 *
 * const spent = ({ send, fee }: Transaction) => send + fee
 * const devnet = createDevnet({ blocks: 32, accounts: 100, traffic: 0 })
 * devnet.pay({ to: devnet.chain.busiest, amount: 5n })
 * devnet.chain.pending().map(spent) // => [505n]
 * ```
 */
export interface Transaction {
  /** ID of the transaction: 0x followed by 64 hex digits. */
  readonly id: string
  /** Number of the sending account. */
  readonly source: AccountNumber
  /** Hash of the key that spends the balance: 0x followed by 40 hex digits. */
  readonly fromHash: string
  /** Hash of the key that can spend the change. */
  readonly changeHash: string
  /** The payments in protocol order: ascending by tag, memo and amount. */
  readonly destinations: readonly Destination[]
  /** Sum of the payments, in nanoMCM. */
  readonly send: bigint
  /** Amount that stays with the source, in nanoMCM. */
  readonly change: bigint
  /** Fee for the miner, in nanoMCM. */
  readonly fee: bigint
  /** Height of the last block that may include the transaction, or 0 if it never expires. */
  readonly blockToLive: bigint
}

/**
 * A block of any of the three kinds.
 *
 * @example
 * ```ts
 * import { createDevnet, type Block } from '@mcm/devnet'
 *
 * const solvedIn = ({ time0, stime }: Block) => stime - time0
 * const [block] = createDevnet({ blocks: 32, accounts: 100, difficulty: 0 }).mine()
 * block && solvedIn(block) > 0 // => true
 * ```
 */
export interface Block {
  /** Height of the block. */
  readonly index: number
  /** Hash of the block: 0x followed by 64 hex digits, like every hash in this file. */
  readonly hash: string
  /** Hash of the previous block. */
  readonly parentHash: string
  /** Time when the parent was solved, in seconds. */
  readonly time0: number
  /** Time when this block was solved, in seconds. */
  readonly stime: number
  /** Required number of leading zero bits. */
  readonly difficulty: number
  /** Minimum fee per destination, in nanoMCM. It is 0 in pseudo-blocks and neogenesis blocks. */
  readonly minimumFee: bigint
  /** Merkle root. */
  readonly root: string
  /** The nonce, 32 bytes as hex. It consists of zeros in pseudo-blocks and neogenesis blocks. */
  readonly nonce: string
  /** The account that receives the reward and fees. A neogenesis block has no reward. */
  readonly miner: AccountNumber
  /** Reward without fees, in nanoMCM. It is 0 in neogenesis blocks. */
  readonly reward: bigint
  /** The block's transactions in ascending order of their source, without the reward. */
  readonly transactions: readonly Transaction[]
}

/**
 * Returns the size of a transaction in a block, in bytes: header, payments, signature and ID
 * (Mochimo v3, src/types.h).
 */
export function transactionSize(destinations: number): number {
  return 116 + 44 * destinations + 2208 + 40
}
