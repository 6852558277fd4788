import * as v from 'valibot'
import { blockIdentifier } from '../schema/identifiers'
import type { BlockIdentifier } from '../schema/identifiers'
import { count } from '../schema/scalars'
import type { Schema } from '../schema/scalars'

/**
 * Position of `events.follow` as plain JSON. Store it and pass it back as `from`. Contains the last reported
 * blocks, so that reorgs during downtime are detected.
 */
export interface FollowCursor {
  /** Format version. */
  version: 1
  /** Lowest height to report. */
  from: number
  /** Confirmations of the reported blocks. */
  confirmations: number
  /** The last 100 reported blocks or fewer, consecutive, lowest first. */
  blocks: BlockIdentifier[]
}

/** Number of blocks kept to find the fork of a reorg: two to four hours of blocks. */
export const REMEMBERED_BLOCKS = 100

/** Fields that all cursors share. */
export const cursorEntries = {
  version: v.literal(1),
  from: count,
  blocks: v.array(blockIdentifier),
}

export const followCursor: Schema<FollowCursor> = v.object({
  ...cursorEntries,
  confirmations: count,
})
