import { createCaller } from './core/caller'
import { mergeOptions } from './core/merge-options'
import type { ClientOptions } from './core/options'
import { readingResources } from './reader'
import type { ReadingResources } from './reader'
import { callResource } from './resources/call'
import type { CallResource } from './resources/call'
import { constructionResource } from './resources/construction'
import type { ConstructionResource } from './resources/construction-resource'
import { depositsResource } from './resources/deposits'
import type { DepositsResource } from './resources/deposits'
import { eventsResource } from './resources/events'
import type { EventsResource } from './resources/events'

/**
 * All calls of a Mochimo Mesh API endpoint, grouped as they are in the API.
 *
 * @example
 * ```ts
 * import type { RosettaClient } from '@mcm/rosetta-client'
 *
 * async function tipOf({ network }: RosettaClient): Promise<number> {
 *   const { current_block_identifier } = await network.status()
 *   return current_block_identifier.index
 * }
 * const known = (await tipOf(mochimo)) > 0
 * known // => true
 * ```
 */
export interface RosettaClient extends ReadingResources {
  /** Calls to get block events and to follow the chain. */
  readonly events: EventsResource
  /** Calls to follow incoming payments and their confirmations. */
  readonly deposits: DepositsResource
  /** Calls that are specific to the network. */
  readonly call: CallResource
  /** Calls to build and submit transactions. */
  readonly construction: ConstructionResource
  /**
   * Returns a client with some options replaced, such as a longer timeout. Headers are added to those of
   * this client. A value of `undefined` resets an option to its default.
   */
  readonly withOptions: (changes: Partial<ClientOptions>) => RosettaClient
}

/**
 * Creates a client for an endpoint. The client makes no requests until you call a method. Responses are
 * validated and have the API's format. Amounts are decimal strings in nanoMCM.
 *
 * Any call can throw `ConnectionError`, `RequestTimeoutError`, `RateLimitError`, `RosettaApiError`,
 * `EndpointCapabilityError` or `InvalidResponseError`, and `InvalidRequestError` for invalid arguments.
 *
 * @throws {InvalidRequestError} If `baseUrl` is invalid, a timeout exceeds 2^31 - 1 ms, or another option
 *   is invalid.
 *
 * @example
 * ```ts
 * import { createRosettaClient, formatMcm } from '@mcm/rosetta-client'
 *
 * const mochimo = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
 * const { balances } = await mochimo.account.balance({ address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' })
 * formatMcm(balances[0].value) // => '5'
 * ```
 */
export function createRosettaClient(options: ClientOptions): RosettaClient {
  const caller = createCaller(options, 'createRosettaClient')
  const reading = readingResources(caller)
  return {
    ...reading,
    events: eventsResource(caller, reading),
    deposits: depositsResource(caller.endpoint, reading),
    call: callResource(caller),
    construction: constructionResource(caller),
    withOptions: (changes) => createRosettaClient(mergeOptions(options, changes)),
  }
}
