import { readInteger, readLimit, refuser } from '../core/arguments'
import type { Caller } from '../core/caller'
import type { OptionalCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import { blockEventsResponse } from '../schema/events'
import type { BlockEventsResponse } from '../schema/events'
import { followBlocks } from '../follow/follow-blocks'
import type { ChainCalls } from '../follow/chain-source'
import type { ChainEvent, FollowOptions } from '../follow/follow-blocks'

/** Which rows. */
export interface BlockEventsParams {
  /** The first sequence to read, itself included; by default 0. */
  offset?: number | undefined
  /** Rows of a page, 1 to 100; by default 10. */
  limit?: number | undefined
}

/** The endpoint's list of blocks as it stored them, and the chain as it goes on. */
export interface EventsResource {
  /**
   * One page by increasing sequence, returned at once. It is an index, not a log: a block that lost can
   * stay `block_added` for ever, and a server that fills gaps stores newer blocks first. Use `follow` for
   * anything that matters.
   *
   * @throws {EndpointCapabilityError} From an endpoint without an indexer.
   * @throws {RosettaApiError} `ServiceUnavailable` while the indexer is starting.
   */
  readonly blocks: (
    params?: BlockEventsParams,
    options?: RequestOptions,
  ) => Promise<BlockEventsResponse>
  /**
   * Follows the canonical chain until you leave the loop or abort the signal, whose reason is thrown. Reads
   * the tip and blocks by height, linked by parent hash; needs no indexer. A reorg yields `block_removed`
   * for each block that lost, highest first, then `block_added` for those that took their place, lowest
   * first. Failures that pass are waited out.
   *
   * @throws {DeepReorgError} If the chain reorganized deeper than `confirmations`, or than the cursor remembers.
   * @throws {InvalidRequestError} At once, for options that can't be.
   * @throws Errors that a retry can't fix, such as an `InvalidResponseError` about a field.
   */
  readonly follow: (options?: FollowOptions) => AsyncIterable<ChainEvent>
}

/** The list alone, without following the chain. */
export type BlockEvents = Pick<EventsResource, 'blocks'>

export function blockEvents(caller: Caller, optional: OptionalCall): BlockEvents {
  const call = caller.at('/events/blocks')
  const { refuse } = call
  const send = optional(call)
  return {
    async blocks(params = {}, options) {
      const body = {
        offset: readInteger(params.offset, 'offset', 0, refuse),
        limit: readLimit(params.limit, refuse),
      }
      return send(body, blockEventsResponse, options)
    },
  }
}

export function eventsResource(
  caller: Caller,
  optional: OptionalCall,
  chain: ChainCalls,
): EventsResource {
  const context = { endpoint: caller.endpoint, call: 'events.follow' }
  return {
    ...blockEvents(caller, optional),
    follow: (options = {}) => followBlocks(chain, Object(options), context, refuser(context)),
  }
}
