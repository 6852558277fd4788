import { apiList } from '../core/api-list'
import type { ApiList } from '../core/api-list'
import { invalidArgumentFor, MAX_LIMIT, readInteger, readLimit } from '../core/arguments'
import type { Caller } from '../core/caller'
import { optionalCall } from '../core/capability'
import type { StatusCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import { walkPages } from '../core/walk-pages'
import type { ChainEvent } from '../follow/chain-event'
import type { ChainCalls } from '../follow/chain-source'
import { followBlocks } from '../follow/follow-blocks'
import type { FollowOptions } from '../follow/follow-blocks'
import { blockEventsResponse } from '../schema/events'
import type { BlockEvent, BlockEventsResponse } from '../schema/events'

/**
 * Parameters of `events.blocks`.
 *
 * @example
 * ```ts
 * import type { BlockEventsParams } from '@mcm/rosetta-client'
 *
 * const params: BlockEventsParams = { offset: 10, limit: 5 }
 * const { events } = await mochimo.events.blocks(params)
 * events[0]?.sequence // => 10
 * ```
 */
export interface BlockEventsParams {
  /** First sequence number to return. Default: 0. */
  offset?: number | undefined
  /** Number of rows per page, from 1 to 100. Default: 10 for a page, or 100 to iterate. */
  limit?: number | undefined
}

/**
 * The calls to get block events and to follow the chain.
 *
 * @example
 * ```ts
 * for await (const event of mochimo.events.follow({ from: 1_079_860, confirmations: 3 })) {
 *   event.block?.block_identifier.index // => 1_079_860
 *   break
 * }
 * ```
 */
export interface EventsResource {
  /**
   * Returns rows of the endpoint's block index in ascending order of sequence numbers, without long
   * polling: a page if awaited, or all rows up to the last one with `for await`. The index isn't a
   * reliable log: orphaned blocks can remain `block_added`, and a server that fills gaps stores newer
   * blocks first. Use `follow` to track the canonical chain.
   *
   * @throws {EndpointCapabilityError} If the endpoint has no indexer.
   * @throws {RosettaApiError} `ServiceUnavailable` while the indexer is starting.
   */
  readonly blocks: (
    params?: BlockEventsParams,
    options?: RequestOptions,
  ) => ApiList<BlockEvent, BlockEventsResponse>
  /**
   * Follows the canonical chain until you leave the loop or abort the signal. In the latter case, the
   * signal's reason is thrown. This method reads blocks by height, linked by parent hash, and doesn't
   * need an indexer. A reorg yields `block_removed` for each orphaned block, highest first, then
   * `block_added` for the new blocks, lowest first. Transient errors are retried without a limit.
   *
   * @throws {DeepReorgError} If a reorg is deeper than `confirmations` or than the blocks in the cursor.
   * @throws {InvalidRequestError} Immediately, if an option is invalid.
   * @throws Errors that can't be retried, such as an `InvalidResponseError` for a field.
   */
  readonly follow: (options?: FollowOptions) => AsyncIterable<ChainEvent>
}

/**
 * The calls to get block events, without those to follow the chain.
 *
 * @example
 * ```ts
 * import type { BlockEvents } from '@mcm/rosetta-client'
 *
 * async function lastSequence({ blocks }: BlockEvents): Promise<number> {
 *   const { max_sequence } = await blocks({ limit: 1 })
 *   return max_sequence
 * }
 * const last = await lastSequence(mochimo.events)
 * last > 0 // => true
 * ```
 */
export type BlockEvents = Pick<EventsResource, 'blocks'>

export function blockEvents(caller: Caller, network: StatusCall): BlockEvents {
  const call = caller.at('/events/blocks')
  const { invalidArgument } = call
  const send = optionalCall(call, network)
  const page = async (params: BlockEventsParams, options?: RequestOptions) => {
    const body = {
      offset: readInteger(params.offset, 'offset', 0, invalidArgument),
      limit: readLimit(params.limit, invalidArgument),
    }
    return send(body, blockEventsResponse, options)
  }
  const walk = (params: BlockEventsParams, options?: RequestOptions) => {
    const { limit = MAX_LIMIT, offset: start = 0 } = params
    return walkPages(start, options, {
      read: (offset, same) => page({ limit, offset }, same),
      items: ({ events }) => events,
      key: ({ sequence }) => sequence,
      next({ events, max_sequence }) {
        const last = events.at(-1)?.sequence ?? max_sequence
        return last < max_sequence ? last + 1 : undefined
      },
    })
  }
  return {
    blocks: (params = {}, options) =>
      apiList(
        () => page(params, options),
        () => walk(params, options),
      ),
  }
}

export function eventsResource(caller: Caller, chain: ChainCalls): EventsResource {
  const context = { endpoint: caller.endpoint, call: 'events.follow' }
  return {
    ...blockEvents(caller, chain.network),
    follow: (options = {}) =>
      followBlocks(chain, Object(options), context, invalidArgumentFor(context)),
  }
}
