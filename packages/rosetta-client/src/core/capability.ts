import { isRosettaError } from '../error-kinds'
import { EndpointCapabilityError } from '../errors'
import type { NetworkResource } from '../resources/network'
import type { Call } from './caller'

/** Sends a call that not every endpoint serves. */
export type OptionalCall = (call: Call) => Call['send']

/**
 * A server answers a call it does not serve with a 404 that lacks CORS headers, which a browser hides
 * and reports as a failed connection. Where that can be so, the endpoint is asked how it is: if it
 * answers, and the call fails once more, the call is not served.
 */
export function optionalCall(network: NetworkResource): OptionalCall {
  return ({ context, send }) =>
    async (body, schema, options) => {
      try {
        return await send(body, schema, options)
      } catch (error) {
        if (!('location' in globalThis) || !mayHide404(error)) throw error
        await network.status(options).catch((other) => {
          throw isRosettaError(other) ? error : other
        })
        return send(body, schema, options).catch((again) => {
          throw mayHide404(again)
            ? new EndpointCapabilityError({ ...context, cause: again })
            : again
        })
      }
    }
}

function mayHide404(error: unknown): boolean {
  return isRosettaError(error, 'ConnectionError') && error.status === undefined
}
