import { apiPromise } from '../core/api-promise'
import type { ApiPromise } from '../core/api-promise'
import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import { loadParts } from './load-parts'
import { networkStatusResponse } from '../schema/network'
import type { NetworkStatusResponse } from '../schema/network'
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

export function networkResource(caller: Caller): NetworkResource {
  const status = caller.at('/network/status')
  const networkOptions = caller.at('/network/options')
  const list = caller.at('/network/list')
  return {
    status: (options) => apiPromise(() => status.send({}, networkStatusResponse, options)),
    options: (options) =>
      apiPromise(async () => {
        const { networkOptionsResponse } = await loadParts(networkOptions)
        return networkOptions.send({}, networkOptionsResponse, options)
      }),
    list: (options) =>
      apiPromise(async () => {
        const { networkListResponse } = await loadParts(list)
        return list.send({}, networkListResponse, options)
      }),
  }
}
