import * as v from 'valibot'
import { blockIdentifier } from './identifiers'
import type { BlockIdentifier } from './identifiers'
import { count } from './scalars'
import type { Schema } from './scalars'

/** `block_removed` once the block has lost against a rival; the server rewrites the row in place. */
export type BlockEventType = 'block_added' | 'block_removed' | (string & {})

/** One row of the server's list of blocks. */
export interface BlockEvent {
  /** The row's id: grows with every block stored, which on a back-fill is newest first. */
  sequence: number
  /** The block of the row. */
  block_identifier: BlockIdentifier
  /** What is so now; the row may have said something else before. */
  type: BlockEventType
}

/** Answer of `events.blocks`. */
export interface BlockEventsResponse {
  /** The highest sequence there is. */
  max_sequence: number
  /** By increasing sequence; empty past the end. */
  events: BlockEvent[]
}

export const blockEventsResponse: Schema<BlockEventsResponse> = v.looseObject({
  max_sequence: count,
  events: v.array(
    v.looseObject({ sequence: count, block_identifier: blockIdentifier, type: v.string() }),
  ),
})
