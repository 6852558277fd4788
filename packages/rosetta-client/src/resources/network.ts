import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import {
  networkListResponse,
  networkOptionsResponse,
  networkStatusResponse,
} from '../schema/network'
import type {
  NetworkListResponse,
  NetworkOptionsResponse,
  NetworkStatusResponse,
} from '../schema/network'

/** The calls to get the endpoint's status and capabilities. */
export interface NetworkResource {
  /**
   * Returns the tip and the sync status. Before its first sync, an endpoint returns index 0 and
   * `synced: false`.
   */
  readonly status: (options?: RequestOptions) => Promise<NetworkStatusResponse>
  /** Returns the versions, operation types and error codes advertised by the server. */
  readonly options: (options?: RequestOptions) => Promise<NetworkOptionsResponse>
  /** Returns the networks the endpoint supports. */
  readonly list: (options?: RequestOptions) => Promise<NetworkListResponse>
}

export function networkResource(caller: Caller): NetworkResource {
  const status = caller.at('/network/status')
  const networkOptions = caller.at('/network/options')
  const list = caller.at('/network/list')
  return {
    async status(options) {
      const response = await status.send({}, networkStatusResponse, options)
      caller.syncedAt = response.sync_status.synced === true ? performance.now() : -Infinity
      return response
    },
    options: (options) => networkOptions.send({}, networkOptionsResponse, options),
    list: (options) => list.send({}, networkListResponse, options),
  }
}
