import { blockIdentifier } from '../schema/identifiers'
import type { BlockIdentifier } from '../schema/identifiers'
import { count } from '../schema/scalars'
import { list, oneOf, object } from '../schema/schema'
import type { Schema } from '../schema/schema'

/**
 * Position of `events.follow` as plain JSON. Store it and pass it back as `from`. The cursor contains the
 * last reported blocks, so that reorgs during downtime are detected.
 *
 * @example
 * ```ts
 * import type { FollowCursor } from '@mcm/rosetta-client'
 *
 * let stored: FollowCursor | undefined
 * for await (const { cursor } of mochimo.events.follow({ from: stored ?? 1_079_860 })) {
 *   stored = cursor
 *   break
 * }
 * const resumed = JSON.parse(JSON.stringify(stored)) as FollowCursor
 * resumed.blocks.length // => 1
 * ```
 */
export interface FollowCursor {
  /** Version of the cursor format. */
  version: 1
  /** Lowest height to report. */
  from: number
  /** Number of confirmations required for a block to be reported. */
  confirmations: number
  /** Up to 100 of the last reported blocks, which are consecutive and in ascending order. */
  blocks: BlockIdentifier[]
}

/**
 * Number of blocks that are remembered to find the fork of a reorg. This is two to four hours of blocks.
 */
export const REMEMBERED_BLOCKS = 100

/** Fields that all cursors share. */
export const cursorEntries = {
  version: oneOf(1),
  from: count,
  blocks: list(blockIdentifier),
}

export const followCursor: Schema<FollowCursor> = object({
  ...cursorEntries,
  confirmations: count,
})
