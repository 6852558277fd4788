import * as v from 'valibot'
import { blockIdentifier } from './identifiers'
import type { BlockIdentifier } from './identifiers'
import { list } from './list'
import { count } from './scalars'
import type { Schema } from './scalars'

/** Event type. The server changes a row to `block_removed` in place when the block is orphaned. */
export type BlockEventType = 'block_added' | 'block_removed' | (string & {})

/** A row of the server's block index. */
export interface BlockEvent {
  /** Row number, in the order blocks are stored. A backfill stores newer blocks first. */
  sequence: number
  /** Height and hash of the block. */
  block_identifier: BlockIdentifier
  /** Current type, which can change later. */
  type: BlockEventType
}

/** Response of `events.blocks`. */
export interface BlockEventsResponse {
  /** Highest sequence number in the index. */
  max_sequence: number
  /** Events in ascending sequence. Empty after the last one. */
  events: BlockEvent[]
}

export const blockEventsResponse: Schema<BlockEventsResponse> = v.looseObject({
  max_sequence: count,
  events: list(
    v.looseObject({ sequence: count, block_identifier: blockIdentifier, type: v.string() }),
  ),
})
