/** Data about the HTTP response that a call's result comes from. */
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

/** A call's result together with its response. */
export interface ApiResult<T> {
  /** The validated result, which is what the call itself returns. */
  readonly data: T
  /** The response that the result comes from. If a call makes several requests, this is the last one. */
  readonly response: ResponseInfo
}

/** The promise of a call. */
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
