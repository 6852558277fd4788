import type { NetworkIdentifier } from '../schema/identifiers'

/** Retry settings. */
export interface RetryOptions {
  /** Maximum number of retries. Default: 3. */
  limit?: number | undefined
  /** Milliseconds before the first retry, doubled for each further retry, with ±25% jitter. Default: 1,000. */
  delay?: number | undefined
  /** Maximum milliseconds before a retry. A call isn't retried if `Retry-After` is longer. Default: 30,000. */
  maxDelay?: number | undefined
  /**
   * Called before a call fails. Return true to start it over with all its retries, for example when the
   * user presses 'Retry'. The time it takes counts towards the total timeout.
   */
  onGiveUp?: ((error: unknown) => boolean | Promise<boolean>) | undefined
}

/** Options of a call. */
export interface RequestOptions {
  /** Aborts the call, also while it waits to retry. The call rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Timeout for each attempt in milliseconds, including the response body. */
  timeout?: number | undefined
  /** Timeout for the whole call in milliseconds, including retries and waits. */
  totalTimeout?: number | undefined
  /** `false` disables retries; a number sets the maximum. */
  retry?: false | number | RetryOptions | undefined
  /** Headers to add to the client's headers. */
  headers?: Readonly<Record<string, string>> | undefined
}

/** An attempt, passed to hooks. */
export interface AttemptInfo {
  /** Base URL of the endpoint. */
  readonly endpoint: string
  /** Path of the call, such as `/block`. */
  readonly call: string
  /** 1 for the first attempt. */
  readonly attempt: number
  /** Body of the request, sent as JSON. */
  readonly body: Readonly<Record<string, unknown>>
  /** Headers of this attempt. Hooks can add more. */
  readonly headers: Headers
  /** Aborts together with the call. A hook that waits must stop when it aborts. */
  readonly signal: AbortSignal
}

/** Result of an attempt, passed to hooks. */
export interface AttemptResult {
  /** HTTP status. Missing if there was no response. */
  readonly status?: number
  /** Response headers. Missing if there was no response. Browsers only include headers the endpoint exposes. */
  readonly headers?: Headers
  /** Milliseconds from the start of the request to the last byte of the response. */
  readonly duration: number
  /** Error of the attempt. Missing if it succeeded. */
  readonly error?: unknown
  /** Milliseconds until the next attempt. Missing if there is none. */
  readonly retryIn?: number
}

/**
 * Hooks to log, modify or delay requests. If a hook throws, the call rejects with its error. `throttle()`
 * returns hooks.
 */
export interface ClientHooks {
  /** Called before each attempt. The time it takes counts only towards `totalTimeout`. */
  beforeRequest?: (attempt: AttemptInfo) => void | Promise<void>
  /** Called after each attempt, whether it succeeded or failed. */
  afterResponse?: (attempt: AttemptInfo, result: AttemptResult) => void | Promise<void>
}

/** Options of a client. */
export interface ClientOptions {
  /** URL of the endpoint, such as `https://api.mochimo.org`. Can include a path. */
  baseUrl: string
  /** Default: Mochimo mainnet. */
  network?: NetworkIdentifier | undefined
  /** Timeout for each attempt in milliseconds, including the response body. Default: 30,000. */
  timeout?: number | undefined
  /** Timeout for a whole call in milliseconds, including retries and waits. Default: 120,000. */
  totalTimeout?: number | undefined
  /** `false` disables retries; a number sets the maximum. Default: 3 retries. */
  retry?: false | number | RetryOptions | undefined
  /** Replacement for the global `fetch`. Called with a `Request`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Headers sent with every request. In a browser, `content-type: text/plain` avoids the preflight request. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Hooks, called in order. */
  hooks?: ClientHooks | readonly ClientHooks[] | undefined
  /**
   * Maximum size of a response in bytes. Default: 64 MiB, about twice the largest block. Also limits the
   * response to one value (comma or opening bracket) per 16 of these bytes.
   */
  maxResponseBytes?: number | undefined
}
