import { EndpointCapabilityError, isRosettaError } from '../errors'
import type { NetworkResource } from '../resources/network'
import type { RequestOptions } from './options'

/** Makes a call that not every endpoint serves. */
export type OptionalCall = <T>(
  path: string,
  options: RequestOptions | undefined,
  make: () => Promise<T>,
) => Promise<T>

/**
 * A server answers a call it does not serve with a 404 that lacks CORS headers, which a browser hides
 * and reports as a failed connection. Where that can be so, the endpoint is asked how it is: if it
 * answers, and the call fails once more, the call is not served.
 */
export function optionalCall(endpoint: string, network: NetworkResource): OptionalCall {
  return async (call, options, make) => {
    try {
      return await make()
    } catch (error) {
      if (!('location' in globalThis) || !mayHide404(error)) throw error
      await network.status(options).catch(() => {
        throw error
      })
      try {
        return await make()
      } catch (again) {
        if (!mayHide404(again)) throw again
        throw new EndpointCapabilityError({ endpoint, call, cause: again })
      }
    }
  }
}

function mayHide404(error: unknown): boolean {
  return isRosettaError(error, 'ConnectionError') && error.status === undefined
}
