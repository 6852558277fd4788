import { readInteger, readLimit } from '../core/arguments'
import type { Caller } from '../core/caller'
import type { OptionalCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import { blockEventsResponse } from '../schema/events'
import type { BlockEvent, BlockEventsResponse } from '../schema/events'
import { followBlocks } from './follow'
import type { FollowOptions } from './follow'

/** Which rows. */
export interface BlockEventsParams {
  /** The first sequence to read, itself included; by default 0. */
  offset?: number | undefined
  /** Rows of a page, 1 to 100; by default 10. */
  limit?: number | undefined
}

/** The endpoint's list of blocks as it stored them. */
export interface EventsResource {
  /**
   * One page by increasing sequence, answered at once. It is a list of rows, not a log: a block that is
   * removed appends nothing, its old row changes; and a server that fills gaps stores newer blocks first.
   * `follow` deals with both.
   *
   * @throws {EndpointCapabilityError} From an endpoint without an indexer.
   * @throws {RosettaApiError} `ServiceUnavailable` while the indexer is starting.
   */
  readonly blocks: (
    params?: BlockEventsParams,
    options?: RequestOptions,
  ) => Promise<BlockEventsResponse>
  /**
   * Blocks as they come and go, until you leave the loop or abort the signal, whose reason is thrown.
   * Polls, slower while nothing happens; goes on after failures; starts over when the server's list does.
   * Reports a block that was removed although its row is old, and no fact twice.
   *
   * @throws What another try can't mend: `EndpointCapabilityError`, an `InvalidResponseError` about a field, and so on.
   */
  readonly follow: (options?: FollowOptions) => AsyncIterable<BlockEvent>
}

export function eventsResource(caller: Caller, optional: OptionalCall): EventsResource {
  const call = caller.at('/events/blocks')
  const { refuse } = call
  const send = optional(call)
  const blocks: EventsResource['blocks'] = async (params = {}, options) => {
    const body = {
      offset: readInteger(params.offset, 'offset', 0, refuse),
      limit: readLimit(params.limit, refuse),
    }
    return send(body, blockEventsResponse, options)
  }
  return { blocks, follow: (options = {}) => followBlocks(blocks, options, refuse) }
}
