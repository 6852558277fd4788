import * as v from 'valibot'
import { blockIdentifier } from '../schema/identifiers'
import type { BlockIdentifier } from '../schema/identifiers'
import { count } from '../schema/scalars'
import type { Schema } from '../schema/scalars'

/**
 * Where following stands, as plain JSON: store it whole and give it back as `from`. It holds the last
 * blocks reported, so that a reorg during downtime is noticed and reported.
 */
export interface FollowCursor {
  /** Format of the cursor. */
  version: 1
  /** The lowest height of interest. */
  from: number
  /** How many confirmations the reported blocks had. */
  confirmations: number
  /** The last blocks reported, consecutive, lowest first; at most 100. */
  blocks: BlockIdentifier[]
}

/** Identifiers kept to find the fork of a reorg: two to four hours of blocks. */
export const REMEMBERED_BLOCKS = 100

/** Entries that every cursor has. */
export const cursorEntries = {
  version: v.literal(1),
  from: count,
  blocks: v.array(blockIdentifier),
}

export const followCursor: Schema<FollowCursor> = v.object({
  ...cursorEntries,
  confirmations: count,
})
