import { createCaller } from './core/caller'
import type { ClientOptions } from './core/options'
import { blockEvents } from './resources/events'
import type { BlockEvents } from './resources/events'
import { statusCall } from './resources/network'

/**
 * Creates a client with only `events.blocks`, for pages that rarely need it. Options, results and errors
 * are the same as with `createRosettaClient`.
 *
 * @throws {InvalidRequestError} If `baseUrl` is invalid, a timeout exceeds 2^31 - 1 ms, or another option
 *   is invalid.
 *
 * @example
 * ```ts
 * import { createBlockEventsReader } from '@mcm/rosetta-client'
 *
 * const { blocks } = createBlockEventsReader({ baseUrl: 'https://api.mochimo.org' })
 * const { events } = await blocks({ limit: 3 })
 * events.length // => 3
 * ```
 */
export function createBlockEventsReader(options: ClientOptions): BlockEvents {
  const caller = createCaller(options, 'createBlockEventsReader')
  return blockEvents(caller, statusCall(caller))
}
