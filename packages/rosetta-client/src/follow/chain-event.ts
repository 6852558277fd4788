import type { Block } from '../schema/block'
import type { BlockIdentifier } from '../schema/identifiers'
import type { FollowCursor } from './cursor'

/**
 * The event that a block was added to the canonical chain.
 *
 * @example
 * ```ts
 * import type { BlockAdded } from '@mcm/rosetta-client'
 *
 * const count = ({ block }: BlockAdded) => block.transactions.length
 * for await (const event of mochimo.events.follow({ from: 1_079_860 })) {
 *   if (event.type === 'block_removed') continue
 *   count(event) > 0 // => true
 *   break
 * }
 * ```
 */
export interface BlockAdded {
  /** Type of the event. */
  type: 'block_added'
  /** Height and hash of the block. */
  block_identifier: BlockIdentifier
  /** The complete block. */
  block: Block
  /** Cursor to resume after this event. */
  cursor: FollowCursor
}

/**
 * The event that a block was orphaned by a reorg. Undo everything that is based on this block.
 *
 * @example
 * ```ts
 * import type { BlockRemoved } from '@mcm/rosetta-client'
 *
 * const describe = ({ block_identifier: { index } }: BlockRemoved) => `undo block ${index}`
 * const undo = describe({
 *   type: 'block_removed',
 *   block_identifier: { index: 12, hash: `0x${'ab'.repeat(32)}` },
 *   cursor: { version: 1, from: 12, confirmations: 1, blocks: [] },
 * })
 * undo // => 'undo block 12'
 * ```
 */
export interface BlockRemoved {
  /** Type of the event. */
  type: 'block_removed'
  /** Height and hash of the block. */
  block_identifier: BlockIdentifier
  /** Always `undefined`, because endpoints don't provide orphaned blocks. */
  block?: undefined
  /** Cursor to resume after this event. */
  cursor: FollowCursor
}

/**
 * A change of the canonical chain.
 *
 * @example
 * ```ts
 * import type { ChainEvent } from '@mcm/rosetta-client'
 *
 * const describe = ({ type, block_identifier }: ChainEvent) => `${type} ${block_identifier.index}`
 * for await (const event of mochimo.events.follow({ from: 1_079_860 })) {
 *   describe(event) // => 'block_added 1079860'
 *   break
 * }
 * ```
 */
export type ChainEvent = BlockAdded | BlockRemoved
