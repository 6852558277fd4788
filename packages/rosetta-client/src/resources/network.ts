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

/** How the endpoint is and what it can do. */
export interface NetworkResource {
  /**
   * The tip and how far the endpoint is in step with it. Before its first sync an endpoint answers too,
   * with index 0 and `synced` false.
   */
  readonly status: (options?: RequestOptions) => Promise<NetworkStatusResponse>
  /** Versions, operation types and error codes as the server announces them. */
  readonly options: (options?: RequestOptions) => Promise<NetworkOptionsResponse>
  /** The networks the endpoint serves. */
  readonly list: (options?: RequestOptions) => Promise<NetworkListResponse>
}

export function networkResource(caller: Caller): NetworkResource {
  const status = caller.at('/network/status')
  const networkOptions = caller.at('/network/options')
  const list = caller.at('/network/list')
  return {
    async status(options) {
      const answer = await status.send({}, networkStatusResponse, options)
      caller.syncedAt = answer.sync_status.synced === true ? performance.now() : -Infinity
      return answer
    },
    options: (options) => networkOptions.send({}, networkOptionsResponse, options),
    list: (options) => list.send({}, networkListResponse, options),
  }
}
