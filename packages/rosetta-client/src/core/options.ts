import type { NetworkIdentifier } from '../schema/identifiers'
import type { Logger, LogLevel } from './logger'

/**
 * Retry settings.
 *
 * @example
 * ```ts
 * import type { RetryOptions } from '@mcm/rosetta-client'
 *
 * const retry: RetryOptions = { limit: 5, delay: 500, maxDelay: 10_000 }
 * await mochimo.network.status({ retry })
 * ```
 */
export interface RetryOptions {
  /** Maximum number of retries. Default: 3. */
  limit?: number | undefined
  /**
   * Milliseconds to wait before the first retry. The delay doubles with each further retry and varies by
   * ±25%. Default: 1,000.
   */
  delay?: number | undefined
  /**
   * Maximum number of milliseconds to wait before a retry. A call isn't retried if `Retry-After` is
   * longer. Default: 30,000.
   */
  maxDelay?: number | undefined
  /**
   * Function that is called before a call fails. Return true to start the call over with all its retries,
   * for example when the user presses 'Retry'. The time this function takes counts toward the total
   * timeout.
   */
  onGiveUp?: ((error: unknown) => boolean | Promise<boolean>) | undefined
}

/**
 * Options of a call.
 *
 * @example
 * ```ts
 * import type { RequestOptions } from '@mcm/rosetta-client'
 *
 * const patient: RequestOptions = { timeout: 60_000, retry: { limit: 5 } }
 * await mochimo.block.get('tip', patient)
 * ```
 */
export interface RequestOptions {
  /**
   * Signal that aborts the call, even while it waits to retry. The call then rejects with the signal's
   * reason.
   */
  signal?: AbortSignal | undefined
  /** Timeout for each attempt in milliseconds, including the response body. */
  timeout?: number | undefined
  /** Timeout for the whole call in milliseconds, including retries and waits. */
  totalTimeout?: number | undefined
  /** Retry settings. `false` disables retries, and a number sets the maximum number of retries. */
  retry?: false | number | RetryOptions | undefined
  /** Headers that are added to the client's headers. */
  headers?: Readonly<Record<string, string>> | undefined
  /**
   * Endpoint to use, for a client with several: one of `client.endpoints`. The call then doesn't fail
   * over to another endpoint.
   */
  endpoint?: string | undefined
}

/**
 * The data about an attempt that is passed to hooks.
 *
 * @example
 * ```ts
 * import type { AttemptInfo } from '@mcm/rosetta-client'
 *
 * function beforeRequest({ headers, call, attempt }: AttemptInfo): void {
 *   headers.set('x-request-id', `${call}-${attempt}`)
 * }
 * await mochimo.withOptions({ hooks: { beforeRequest } }).network.status()
 * ```
 */
export interface AttemptInfo {
  /** Base URL of the endpoint. */
  readonly endpoint: string
  /** Path of the call, such as `/block`. */
  readonly call: string
  /** Number of the attempt, starting at 1. */
  readonly attempt: number
  /** Body of the request, which is sent as JSON. */
  readonly body: Readonly<Record<string, unknown>>
  /** Headers of this attempt. Hooks can add more. */
  readonly headers: Headers
  /** Signal that is aborted together with the call. A hook that waits must stop when this happens. */
  readonly signal: AbortSignal
}

/**
 * The result of an attempt that is passed to hooks.
 *
 * @example
 * ```ts
 * import type { AttemptInfo, AttemptResult } from '@mcm/rosetta-client'
 *
 * const statuses: (number | undefined)[] = []
 * function afterResponse(_: AttemptInfo, { status }: AttemptResult): void {
 *   statuses.push(status)
 * }
 * await mochimo.withOptions({ hooks: { afterResponse } }).network.status()
 * statuses // => [200]
 * ```
 */
export interface AttemptResult {
  /** HTTP status. Missing if there was no response. */
  readonly status?: number
  /**
   * Response headers. Missing if there was no response. In browsers, only headers that the endpoint
   * exposes are included.
   */
  readonly headers?: Headers
  /** Milliseconds from the start of the request to the last byte of the response. */
  readonly duration: number
  /** Error of the attempt. Missing if it succeeded. */
  readonly error?: unknown
  /** Milliseconds until the next attempt. Missing if there is no next attempt. */
  readonly retryIn?: number
}

/**
 * Hooks to log, modify or delay requests. If a hook throws an error, the call rejects with this error.
 * `throttle()` returns such hooks.
 *
 * @example
 * ```ts
 * import type { ClientHooks } from '@mcm/rosetta-client'
 *
 * const calls: string[] = []
 * const counting: ClientHooks = { beforeRequest: ({ call }) => void calls.push(call) }
 * await mochimo.withOptions({ hooks: counting }).network.status()
 * calls // => ['/network/status']
 * ```
 */
export interface ClientHooks {
  /** Function that is called before each attempt. The time it takes counts only toward `totalTimeout`. */
  beforeRequest?: (attempt: AttemptInfo) => void | Promise<void>
  /** Function that is called after each attempt, whether it succeeded or failed. */
  afterResponse?: (attempt: AttemptInfo, result: AttemptResult) => void | Promise<void>
}

/**
 * Options of a client.
 *
 * @example
 * ```ts
 * import { createRosettaClient, type ClientOptions } from '@mcm/rosetta-client'
 *
 * const options: ClientOptions = {
 *   baseUrl: ['https://api.mochimo.org', 'https://node.example'],
 *   timeout: 10_000,
 *   retry: 2,
 * }
 * createRosettaClient(options).endpoints.length // => 2
 * ```
 */
export interface ClientOptions {
  /**
   * URL of the endpoint, such as `https://api.mochimo.org`. The URL can include a path. For a list of
   * URLs, calls go to the first endpoint that works and agrees with the others, and fail over to the
   * next one. `construction.submit` is sent only once, to one endpoint.
   */
  baseUrl: string | readonly string[]
  /** Network of the endpoint. Default: Mochimo mainnet. */
  network?: NetworkIdentifier | undefined
  /** Timeout for each attempt in milliseconds, including the response body. Default: 30,000. */
  timeout?: number | undefined
  /** Timeout for a whole call in milliseconds, including retries and waits. Default: 120,000. */
  totalTimeout?: number | undefined
  /**
   * Retry settings. `false` disables retries, and a number sets the maximum number of retries. Default: 3
   * retries.
   */
  retry?: false | number | RetryOptions | undefined
  /** Replacement for the global `fetch`. It is called with a `Request`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /**
   * Headers that are sent with every request. In a browser, `content-type: text/plain` avoids the
   * preflight request.
   */
  headers?: Readonly<Record<string, string>> | undefined
  /** One or more hooks, which are called in order. */
  hooks?: ClientHooks | readonly ClientHooks[] | undefined
  /** Logger for the attempts of all calls, such as `console`. Default: none. */
  logger?: Logger | undefined
  /** Minimum level to log. Default: `info`. Bodies are logged only at `debug`, and headers never. */
  logLevel?: LogLevel | undefined
  /**
   * Maximum size of a response in bytes. Default: 64 MiB, about twice the largest block. This option also
   * limits the number of values (commas and opening brackets) to one per 16 bytes of the maximum size.
   */
  maxResponseBytes?: number | undefined
}
