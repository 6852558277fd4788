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
  status(options?: RequestOptions): Promise<NetworkStatusResponse>
  /** Versions, operation types and error codes as the server announces them. */
  options(options?: RequestOptions): Promise<NetworkOptionsResponse>
  /** The networks the endpoint serves. */
  list(options?: RequestOptions): Promise<NetworkListResponse>
}

export function networkResource(caller: Caller): NetworkResource {
  return {
    async status(options) {
      const status = await caller.call('/network/status', {}, networkStatusResponse, options)
      if (status.sync_status.synced) caller.syncedAt = Date.now()
      return status
    },
    options: (options) => caller.call('/network/options', {}, networkOptionsResponse, options),
    list: (options) => caller.call('/network/list', {}, networkListResponse, options),
  }
}
