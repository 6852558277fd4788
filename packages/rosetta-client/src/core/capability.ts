import { isConnectionError, isRosettaError } from '../error-kinds'
import { EndpointCapabilityError } from '../errors'
import type { ConnectionError } from '../errors'
import type { NetworkStatusResponse } from '../schema/network'
import type { ApiPromise } from './api-promise'
import type { Call } from './caller'
import type { RequestOptions } from './options'

/** The call that distinguishes a missing capability from a failed connection. */
export interface StatusCall {
  readonly status: (options?: RequestOptions) => ApiPromise<NetworkStatusResponse>
}

/**
 * Returns a call's `send` function for a call that not every endpoint supports. In browsers, it detects
 * an unsupported call: the server's 404 has no CORS headers, so a browser reports a failed connection
 * instead. If the endpoint's status request then succeeds and the call fails again, the call is
 * unsupported.
 */
export function optionalCall({ context, send }: Call, network: StatusCall): Call['send'] {
  return async (body, schema, options) => {
    try {
      return await send(body, schema, options)
    } catch (error) {
      if (!('location' in globalThis) || !mayHide404(error)) throw error
      // The same endpoint, if there are several.
      const same = { ...options, endpoint: error.endpoint }
      await network.status(same).catch((other) => {
        throw isRosettaError(other) ? error : other
      })
      return send(body, schema, same).catch((again) => {
        throw mayHide404(again)
          ? new EndpointCapabilityError({ ...context, endpoint: error.endpoint, cause: again })
          : again
      })
    }
  }
}

function mayHide404(error: unknown): error is ConnectionError {
  return isConnectionError(error) && error.status === undefined
}
