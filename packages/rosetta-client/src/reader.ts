import { createCaller } from './core/caller'
import type { Caller } from './core/caller'
import { mergeOptions } from './core/merge-options'
import type { ClientOptions } from './core/options'
import { accountResource } from './resources/account'
import type { AccountResource } from './resources/account'
import { blockResource } from './resources/block'
import type { BlockResource } from './resources/block'
import { mempoolResource } from './resources/mempool'
import type { MempoolResource } from './resources/mempool'
import { networkResource } from './resources/network'
import type { NetworkResource } from './resources/network'
import { searchResource } from './resources/search'
import type { SearchResource } from './resources/search'
import { statsResource } from './resources/stats'
import type { StatsResource } from './resources/stats'

/**
 * The read-only calls: everything except events, deposits, `call` and construction.
 *
 * @example
 * ```ts
 * import type { RosettaReader } from '@mcm/rosetta-client'
 *
 * async function tipOf({ network }: RosettaReader): Promise<number> {
 *   const { current_block_identifier } = await network.status()
 *   return current_block_identifier.index
 * }
 * const known = (await tipOf(mochimo)) > 0 // a full client is a reader too
 * known // => true
 * ```
 */
export interface RosettaReader {
  /** Base URL of the endpoint, without a trailing slash. For several endpoints, this is the first. */
  readonly endpoint: string
  /** Base URLs of all endpoints, without a trailing slash. */
  readonly endpoints: readonly string[]
  /** Calls to get the endpoint's status and capabilities. */
  readonly network: NetworkResource
  /** Calls to get balances. */
  readonly account: AccountResource
  /** Calls to get blocks and their transactions. */
  readonly block: BlockResource
  /** Calls to search transactions. */
  readonly search: SearchResource
  /** Calls to get pending transactions. */
  readonly mempool: MempoolResource
  /** Calls to get the rich list. */
  readonly stats: StatsResource
  /**
   * Returns a client with some options replaced, such as a longer timeout. Headers are added to those of
   * this client. A value of `undefined` resets an option to its default.
   */
  readonly withOptions: (changes: Partial<ClientOptions>) => RosettaReader
}

/**
 * The calls of a reader.
 *
 * @example
 * ```ts
 * import type { ReadingResources } from '@mcm/rosetta-client'
 *
 * async function circulatingSupply({ stats }: ReadingResources): Promise<string | undefined> {
 *   const { circulating_supply } = await stats.richList({ limit: 1 })
 *   return circulating_supply?.value
 * }
 * const supply = await circulatingSupply(mochimo)
 * supply !== undefined // => true
 * ```
 */
export type ReadingResources = Omit<RosettaReader, 'withOptions'>

/**
 * Creates a read-only client, which is about 3 kB smaller than the full one. Options, results and errors
 * are the same as with `createRosettaClient`.
 *
 * @throws {InvalidRequestError} If `baseUrl` is invalid, a timeout exceeds 2^31 - 1 ms, or another option
 *   is invalid.
 *
 * @example
 * ```ts
 * import { createRosettaReader } from '@mcm/rosetta-client'
 *
 * const reader = createRosettaReader({ baseUrl: 'https://api.mochimo.org' })
 * const { block } = await reader.block.get({ index: 1_079_860 })
 * block.block_identifier.index // => 1_079_860
 * ```
 */
export function createRosettaReader(options: ClientOptions): RosettaReader {
  const caller = createCaller(options, 'createRosettaReader')
  return {
    ...readingResources(caller),
    withOptions: (changes) => createRosettaReader(mergeOptions(options, changes)),
  }
}

/** Creates a reader's resources. */
export function readingResources(caller: Caller): ReadingResources {
  const network = networkResource(caller)
  return {
    endpoint: caller.endpoint,
    endpoints: caller.endpoints,
    network,
    account: accountResource(caller),
    block: blockResource(caller),
    search: searchResource(caller, network),
    mempool: mempoolResource(caller, network),
    stats: statsResource(caller, network),
  }
}
