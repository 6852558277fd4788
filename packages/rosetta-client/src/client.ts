import { optionalCall } from './core/capability'
import { createCaller } from './core/caller'
import type { ClientOptions } from './core/options'
import { readingResources } from './reader'
import type { RosettaReader } from './reader'
import { callResource } from './resources/call'
import type { CallResource } from './resources/call'
import { constructionResource } from './resources/construction'
import type { ConstructionResource } from './resources/construction'
import { depositsResource } from './resources/deposits'
import type { DepositsResource } from './resources/deposits'
import { eventsResource } from './resources/events'
import type { EventsResource } from './resources/events'
import { networkResource } from './resources/network'

/** All calls of one endpoint of the Mochimo Mesh API, grouped as the API groups them. */
export interface RosettaClient extends RosettaReader {
  /** The endpoint's list of blocks, and the chain as it goes on. */
  readonly events: EventsResource
  /** Incoming payments, safe to book. */
  readonly deposits: DepositsResource
  /** Network-specific calls. */
  readonly call: CallResource
  /** Building and sending transactions. */
  readonly construction: ConstructionResource
}

/**
 * Makes a client for one endpoint. Nothing is sent until a call is made. Answers keep the API's own
 * shape and are checked against it; amounts are decimal text in nanoMCM.
 *
 * Any call may throw `ConnectionError`, `RequestTimeoutError`, `RateLimitError`, `RosettaApiError`,
 * `EndpointCapabilityError`, `InvalidResponseError`, and `InvalidRequestError` for arguments that are
 * refused before anything is sent.
 *
 * @throws {InvalidRequestError} For a base URL that is none, and for time-outs no timer can keep.
 */
export function createRosettaClient(options: ClientOptions): RosettaClient {
  const caller = createCaller(options)
  const network = networkResource(caller)
  const optional = optionalCall(network)
  const reading = readingResources(caller, network, optional)
  return {
    ...reading,
    events: eventsResource(caller, optional, reading),
    deposits: depositsResource(caller.endpoint, reading),
    call: callResource(caller),
    construction: constructionResource(caller),
  }
}
