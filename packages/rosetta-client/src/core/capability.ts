import { isConnectionError, isRosettaError } from '../error-kinds'
import { EndpointCapabilityError } from '../errors'
import type { ConnectionError } from '../errors'
import type { NetworkResource } from '../resources/network'
import type { Call } from './caller'

/** A function that wraps a call which not every endpoint supports. */
export type OptionalCall = (call: Call) => Call['send']

/**
 * Detects unsupported calls in browsers. The server's 404 for an unsupported call has no CORS headers, so
 * a browser reports a failed connection instead. If the endpoint's status request then succeeds and the
 * call fails again, the call is unsupported.
 */
export function optionalCall(network: NetworkResource): OptionalCall {
  return ({ context, send }) =>
    async (body, schema, options) => {
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
