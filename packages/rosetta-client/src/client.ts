import { optionalCall } from './core/capability'
import { createCaller } from './core/caller'
import type { Caller } from './core/caller'
import type { ClientOptions } from './core/options'
import { accountResource } from './resources/account'
import type { AccountResource } from './resources/account'
import { blockResource } from './resources/block'
import type { BlockResource } from './resources/block'
import { callResource } from './resources/call'
import type { CallResource } from './resources/call'
import { constructionResource } from './resources/construction'
import type { ConstructionResource } from './resources/construction'
import { eventsResource } from './resources/events'
import type { EventsResource } from './resources/events'
import { mempoolResource } from './resources/mempool'
import type { MempoolResource } from './resources/mempool'
import { networkResource } from './resources/network'
import type { NetworkResource } from './resources/network'
import { searchResource } from './resources/search'
import type { SearchResource } from './resources/search'
import { statsResource } from './resources/stats'
import type { StatsResource } from './resources/stats'

/** The calls that read, grouped as the API groups them. */
export interface RosettaReader {
  /** Base URL of the endpoint, without a slash at the end. */
  readonly endpoint: string
  readonly network: NetworkResource
  readonly account: AccountResource
  readonly block: BlockResource
  readonly search: SearchResource
  readonly mempool: MempoolResource
  readonly stats: StatsResource
  readonly events: EventsResource
  readonly call: CallResource
}

/** All calls of one endpoint of the Mochimo Mesh API, grouped as the API groups them. */
export interface RosettaClient extends RosettaReader {
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
  return { ...readingResources(caller), construction: constructionResource(caller) }
}

/**
 * As `createRosettaClient`, without the construction calls: for a web page that only shows, where it
 * saves 1.7 kB.
 *
 * @throws {InvalidRequestError} For a base URL that is none, and for time-outs no timer can keep.
 */
export function createRosettaReader(options: ClientOptions): RosettaReader {
  return readingResources(createCaller(options))
}

function readingResources(caller: Caller): RosettaReader {
  const network = networkResource(caller)
  const optional = optionalCall(network)
  return {
    endpoint: caller.endpoint,
    network,
    account: accountResource(caller),
    block: blockResource(caller),
    search: searchResource(caller, optional),
    mempool: mempoolResource(caller, network),
    stats: statsResource(caller, optional),
    events: eventsResource(caller, optional),
    call: callResource(caller),
  }
}
