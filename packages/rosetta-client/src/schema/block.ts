import * as v from 'valibot'
import { blockIdentifier } from './identifiers'
import type { BlockIdentifier } from './identifiers'
import { count, hash } from './scalars'
import type { Schema } from './scalars'
import { transaction } from './transaction'
import type { Transaction } from './transaction'

/** The block trailer's facts, all but its start time, which the API does not serve. */
export interface BlockMetadata {
  /**
   * Bytes of the block as the server rebuilds it: 192 + 2,364 + 44 per destination, for each
   * transaction. Always 192 for a neogenesis block, whose real file also holds the ledger.
   */
  block_size: number
  /** Leading zero bits asked of the proof of work. */
  difficulty: number
  /** The minimum fee per destination in nanoMCM, not what was paid; 0 for pseudo and neogenesis blocks. */
  fee: number
  /**
   * The verse of the nonce, three lines. Each line ends in a space, `:`, `--` and `s` have one
   * before them. Empty for pseudo and neogenesis blocks, missing on servers before September 2025.
   */
  haiku?: string
  /** `0x` and 64 hex digits. */
  nonce: string
  /** Merkle root, `0x` and 64 hex digits. */
  root: string
  /** When the block was solved, milliseconds since 1970; equals the block's timestamp. */
  stime: number
  /** Transactions without the reward. */
  tx_count: number
}

/** A block with everything in it. */
export interface Block {
  /** Its height and hash. */
  block_identifier: BlockIdentifier
  /** The block before it. */
  parent_block_identifier: BlockIdentifier
  /** When the block was solved, milliseconds since 1970, always a whole second. */
  timestamp: number
  /**
   * The reward first, under the block's own hash, then the transactions in chain order. A pseudo
   * block has the reward alone, a neogenesis block nothing.
   */
  transactions: Transaction[]
  /** What its trailer says. */
  metadata: BlockMetadata
}

/** Answer of `block.get`. */
export interface BlockResponse {
  /** The block asked for. */
  block: Block
}

/** Answer of `block.transaction`. */
export interface BlockTransactionResponse {
  /** The transaction asked for. */
  transaction: Transaction
}

export const blockResponse: Schema<BlockResponse> = v.looseObject({
  block: v.looseObject({
    block_identifier: blockIdentifier,
    parent_block_identifier: blockIdentifier,
    timestamp: count,
    transactions: v.array(transaction),
    metadata: v.looseObject({
      block_size: count,
      difficulty: count,
      fee: count,
      haiku: v.exactOptional(v.string()),
      nonce: hash,
      root: hash,
      stime: count,
      tx_count: count,
    }),
  }),
})

export const blockTransactionResponse: Schema<BlockTransactionResponse> = v.looseObject({
  transaction,
})
