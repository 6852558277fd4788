import { apiPromise } from '../core/api-promise'
import type { ApiPromise } from '../core/api-promise'
import type { Caller } from '../core/caller'
import type { StatusCall } from '../core/capability'
import type { RequestOptions } from '../core/options'
import { loadParts } from './load-parts'
import type { Parts } from './load-parts'
import { networkStatusResponse } from '../schema/network'
import type { NetworkStatusResponse } from '../schema/network'
import type { Schema } from '../schema/schema'
import type { NetworkListResponse, NetworkOptionsResponse } from '../schema/network-options'

/**
 * The calls to get the endpoint's status and capabilities.
 *
 * @example
 * ```ts
 * const { current_block_identifier, sync_status } = await mochimo.network.status()
 * current_block_identifier.index > 0 // => true
 * sync_status.synced // => true
 * ```
 */
export interface NetworkResource {
  /**
   * Returns the tip and the sync status. Before its first sync, an endpoint returns index 0 and
   * `synced: false`.
   */
  readonly status: (options?: RequestOptions) => ApiPromise<NetworkStatusResponse>
  /** Returns the versions, operation types and error codes advertised by the server. */
  readonly options: (options?: RequestOptions) => ApiPromise<NetworkOptionsResponse>
  /** Returns the networks the endpoint supports. */
  readonly list: (options?: RequestOptions) => ApiPromise<NetworkListResponse>
}

export function statusCall(caller: Caller): StatusCall {
  const call = caller.at('/network/status')
  return { status: (options) => apiPromise(() => call.send({}, networkStatusResponse, options)) }
}

export function networkResource(caller: Caller): NetworkResource {
  const loaded =
    <T>(path: string, schemaOf: (parts: Parts) => Schema<T>) =>
    (options?: RequestOptions): ApiPromise<T> => {
      const call = caller.at(path)
      return apiPromise(async () => call.send({}, schemaOf(await loadParts(call)), options))
    }
  return {
    ...statusCall(caller),
    options: loaded('/network/options', (parts) => parts.networkOptionsResponse),
    list: loaded('/network/list', (parts) => parts.networkListResponse),
  }
}
