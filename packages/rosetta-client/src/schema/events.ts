import { blockIdentifier } from './identifiers'
import type { BlockIdentifier } from './identifiers'
import { count } from './scalars'
import { list, object, string } from './schema'
import type { Schema } from './schema'

/**
 * Type of an event. When a block is orphaned, the server changes the type in the existing row to
 * `block_removed`.
 *
 * @example
 * ```ts
 * import type { BlockEventType } from '@mcm/rosetta-client'
 *
 * const isKnown = (type: BlockEventType) => type === 'block_added' || type === 'block_removed'
 * isKnown('block_added') // => true
 * ```
 */
export type BlockEventType = 'block_added' | 'block_removed' | (string & {})

/**
 * A row of the server's block index.
 *
 * @example
 * ```ts
 * import type { BlockEvent } from '@mcm/rosetta-client'
 *
 * const describe = ({ sequence, type }: BlockEvent) => `${sequence}: ${type}`
 * const { events } = await mochimo.events.blocks({ offset: 7, limit: 1 })
 * events.map(describe) // => ['7: block_added']
 * ```
 */
export interface BlockEvent {
  /**
   * Number of the row. Rows are numbered in the order in which blocks are stored, and a backfill stores
   * newer blocks first.
   */
  sequence: number
  /** Height and hash of the block. */
  block_identifier: BlockIdentifier
  /** Current type, which can change later. */
  type: BlockEventType
}

/**
 * Response of `events.blocks`.
 *
 * @example
 * ```ts
 * import type { BlockEventsResponse } from '@mcm/rosetta-client'
 *
 * const { max_sequence, events }: BlockEventsResponse = await mochimo.events.blocks({ limit: 1 })
 * events.length // => 1
 * max_sequence > 0 // => true
 * ```
 */
export interface BlockEventsResponse {
  /** Highest sequence number in the index. */
  max_sequence: number
  /** Events in ascending order of their sequence numbers. The list is empty after the last event. */
  events: BlockEvent[]
}

export const blockEventsResponse: Schema<BlockEventsResponse> = object({
  max_sequence: count,
  events: list(object({ sequence: count, block_identifier: blockIdentifier, type: string })),
})
