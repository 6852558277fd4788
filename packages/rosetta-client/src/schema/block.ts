import { blockIdentifier, parentBlockIdentifier } from './identifiers'
import type { BlockIdentifier } from './identifiers'
import { count, hash, time } from './scalars'
import { list, object, optional, string } from './schema'
import type { Schema } from './schema'
import { transaction } from './transaction'
import type { Transaction } from './transaction'

/**
 * The fields of the block trailer, except for the start time, which the API doesn't provide.
 *
 * @example
 * ```ts
 * import type { BlockMetadata } from '@mcm/rosetta-client'
 *
 * const linesOf = ({ haiku = '' }: BlockMetadata) => haiku.split('\n').map((line) => line.trim())
 * const { block } = await mochimo.block.get('tip')
 * linesOf(block.metadata).length // => 3
 * ```
 */
export interface BlockMetadata {
  /**
   * Size in bytes, computed by the server: 192, plus 2,364 per transaction and 44 per destination. The
   * size of a neogenesis block is always 192, although its file also contains the ledger.
   */
  block_size: number
  /** Number of leading zero bits required for the proof of work. */
  difficulty: number
  /** Minimum fee per destination in nanoMCM (not the fees paid). 0 for pseudo-blocks and neogenesis blocks. */
  fee: number
  /**
   * The nonce's verse in three lines. Each line ends with a space, and there is a space before `:`, `--`
   * and `s`. Empty for pseudo-blocks and neogenesis blocks. Missing on servers from before September
   * 2025.
   */
  haiku?: string
  /** The nonce: `0x` followed by 64 hex digits. */
  nonce: string
  /** Merkle root: `0x` followed by 64 hex digits. */
  root: string
  /** Time at which the block was mined, in Unix milliseconds. This is equal to the block's timestamp. */
  stime: number
  /** Number of transactions, not counting the reward. */
  tx_count: number
}

/**
 * A complete block.
 *
 * @example
 * ```ts
 * import type { Block } from '@mcm/rosetta-client'
 *
 * const minedAt = ({ timestamp }: Block) => new Date(timestamp).getUTCFullYear()
 * const { block } = await mochimo.block.get('tip')
 * minedAt(block) > 2000 // => true
 * ```
 */
export interface Block {
  /** Height and hash. */
  block_identifier: BlockIdentifier
  /** Height and hash of the previous block. */
  parent_block_identifier: BlockIdentifier
  /** Time at which the block was mined, in Unix milliseconds. This is always a whole second. */
  timestamp: number
  /**
   * The reward, which is identified by the block hash, followed by the transactions in chain order. A
   * pseudo-block contains only the reward, and a neogenesis block contains no transactions.
   */
  transactions: Transaction[]
  /** Fields of the block trailer. */
  metadata: BlockMetadata
}

/**
 * Response of `block.get`.
 *
 * @example
 * ```ts
 * import type { BlockResponse } from '@mcm/rosetta-client'
 *
 * const { block }: BlockResponse = await mochimo.block.get({ index: 1_079_860 })
 * block.block_identifier.index // => 1_079_860
 * ```
 */
export interface BlockResponse {
  /** The requested block. */
  block: Block
}

/**
 * Response of `block.transaction`.
 *
 * @example
 * ```ts
 * import type { BlockTransactionResponse } from '@mcm/rosetta-client'
 *
 * const { block } = await mochimo.block.get('tip')
 * const { hash } = block.block_identifier
 * const response: BlockTransactionResponse = await mochimo.block.transaction({ block: { hash }, hash })
 * response.transaction // => block.transactions[0]
 * ```
 */
export interface BlockTransactionResponse {
  /** The requested transaction. */
  transaction: Transaction
}

export const blockResponse: Schema<BlockResponse> = object({
  block: object({
    block_identifier: blockIdentifier,
    parent_block_identifier: parentBlockIdentifier,
    timestamp: time,
    transactions: list(transaction),
    metadata: object({
      block_size: count,
      difficulty: count,
      fee: count,
      haiku: optional(string),
      nonce: hash,
      root: hash,
      stime: time,
      tx_count: count,
    }),
  }),
})

export const blockTransactionResponse: Schema<BlockTransactionResponse> = object({
  transaction,
})
