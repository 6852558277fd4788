/**
 * Data about the HTTP response that a call's result comes from.
 *
 * @example
 * ```ts
 * import type { ResponseInfo } from '@mcm/rosetta-client'
 *
 * const describe = ({ status, duration }: ResponseInfo) => `${status} after ${duration >= 0} time`
 * const { response } = await mochimo.network.status().withResponse()
 * describe(response) // => '200 after true time'
 * ```
 */
export interface ResponseInfo {
  /** Base URL of the endpoint that sent the response. */
  readonly endpoint: string
  /** HTTP status. */
  readonly status: number
  /** Response headers. In browsers, only headers that the endpoint exposes are included. */
  readonly headers: Headers
  /** ID of the request, from the header `X-Request-Id`. Missing if the endpoint doesn't send one. */
  readonly requestId?: string
  /** Milliseconds from the start of the last attempt to the last byte of its response. */
  readonly duration: number
}

/**
 * A call's result together with its response.
 *
 * @example
 * ```ts
 * import type { ApiResult, NetworkStatusResponse } from '@mcm/rosetta-client'
 *
 * const { data }: ApiResult<NetworkStatusResponse> = await mochimo.network.status().withResponse()
 * data.sync_status.synced // => true
 * ```
 */
export interface ApiResult<T> {
  /** The validated result, which is what the call itself returns. */
  readonly data: T
  /** The response that the result comes from. If a call makes several requests, this is the last one. */
  readonly response: ResponseInfo
}

/**
 * The promise of a call.
 *
 * @example
 * ```ts
 * const { data, response } = await mochimo.network.status().withResponse()
 * data.sync_status.synced // => true
 * response.status // => 200
 * ```
 */
export interface ApiPromise<T> extends Promise<T> {
  /** Returns the result together with the HTTP response. This doesn't make another request. */
  readonly withResponse: () => Promise<ApiResult<T>>
}

/** Makes a call immediately. Anything that `call` throws rejects the promise. */
export function apiPromise<T>(call: () => Promise<ApiResult<T>>): ApiPromise<T> {
  const result = call()
  const data = result.then(dataOf)
  return Object.assign(data, {
    withResponse() {
      // The caller waits for `result`, so a rejection of `data` isn't unhandled.
      data.catch(() => {})
      return result
    },
  })
}

export function dataOf<T>({ data }: ApiResult<T>): T {
  return data
}
