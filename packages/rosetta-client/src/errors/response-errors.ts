import { printable, printableJson } from '../core/printable'
import { type ErrorContext, RosettaError } from './rosetta-error'

/**
 * An error response of the API.
 *
 * @example
 * ```ts
 * import { type ApiErrorDetails, RosettaApiError } from '@mcm/rosetta-client'
 *
 * const details: ApiErrorDetails = { code: 4, message: 'Account not found', retriable: true, status: 200 }
 * new RosettaApiError(details, { endpoint: 'https://node.example', call: '/call' }).code // => 4
 * ```
 */
export interface ApiErrorDetails {
  /** Error code: one of `RosettaErrorCode`, or a code that was added later. */
  code: number
  /** Message from the server. */
  message: string
  /** Whether the server marks the error as retriable. */
  retriable: boolean
  /** Extra details from the server. */
  details?: Readonly<Record<string, unknown>> | undefined
  /** HTTP status. */
  status: number
}

/**
 * Thrown if the API returned an error, regardless of the HTTP status.
 *
 * @example
 * ```ts
 * import { RosettaApiError } from '@mcm/rosetta-client'
 *
 * const details = { code: 6, message: 'Block not found', retriable: true, status: 200 }
 * const error = new RosettaApiError(details, { endpoint: 'https://node.example', call: '/block' })
 * error.message // => 'Block not found, code 6 (/block at https://node.example)'
 * ```
 */
export class RosettaApiError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'RosettaApiError'
  /**
   * Error code, usually a `RosettaErrorCode`. Newer servers may send codes that aren't listed there, so
   * add a `default` to a `switch`.
   */
  declare readonly code: number
  /**
   * The server's unmodified message, such as 'Block not found'. This text may be long and isn't safe to
   * print in a terminal. `message` contains a truncated and escaped version of it, together with the
   * code, details, call and endpoint.
   */
  declare readonly reason: string
  /**
   * Whether the server marks the error as retriable, which it also does for missing items. Use
   * `isRetriable(error)` instead.
   */
  declare readonly retriable: boolean
  /** Extra details from the server. Current servers don't send any. */
  declare readonly details: Readonly<Record<string, unknown>> | undefined
  /** HTTP status, usually 200. */
  declare readonly status: number

  constructor(
    { code, message, retriable, details, status }: ApiErrorDetails,
    context: ErrorContext,
  ) {
    const suffix = details ? ` ${printableJson(details)}` : ''
    super(`${printable(message)}, code ${code}${suffix}`, context)
    this.code = code
    this.reason = message
    this.retriable = retriable
    this.details = details
    this.status = status
  }
}

/**
 * The rate limits from the headers of an HTTP 429 response.
 *
 * @example
 * ```ts
 * import { type RateLimits, RateLimitError } from '@mcm/rosetta-client'
 *
 * const limits: RateLimits = { retryAfter: 30, limit: 60, remaining: 0 }
 * new RateLimitError(limits, { endpoint: 'https://node.example', call: '/block' }).limit // => 60
 * ```
 */
export interface RateLimits {
  /** Number of seconds to wait. */
  retryAfter?: number | undefined
  /** Number of requests allowed in the window. */
  limit?: number | undefined
  /** Number of requests left in the window. */
  remaining?: number | undefined
}

/**
 * Thrown if the endpoint returned HTTP 429 (too many requests). Missing headers are `undefined`. In
 * browsers, only headers that the server exposes are available.
 *
 * @example
 * ```ts
 * import { RateLimitError } from '@mcm/rosetta-client'
 *
 * const context = { endpoint: 'https://api.mochimo.org', call: '/block' }
 * const error = new RateLimitError({ retryAfter: 5 }, context)
 * error.message // => 'Too many requests, try again in 5 s (/block at https://api.mochimo.org)'
 * ```
 */
export class RateLimitError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'RateLimitError'
  /** Number of seconds to wait. */
  declare readonly retryAfter: number | undefined
  /** Number of requests allowed in the window. */
  declare readonly limit: number | undefined
  /** Number of requests left in the window. */
  declare readonly remaining: number | undefined

  constructor({ retryAfter, limit, remaining }: RateLimits, context: ErrorContext) {
    super(
      `Too many requests${retryAfter === undefined ? '' : `, try again in ${retryAfter} s`}`,
      context,
    )
    this.retryAfter = retryAfter
    this.limit = limit
    this.remaining = remaining
  }
}

/**
 * Thrown if the endpoint doesn't support the call. Search and events require an indexer, the rich list
 * requires a ledger, and an offline server supports few calls. A wrong base URL causes the same error.
 *
 * @example
 * ```ts
 * import { EndpointCapabilityError } from '@mcm/rosetta-client'
 *
 * const error = new EndpointCapabilityError({ endpoint: 'https://node.example', call: '/events/blocks' })
 * error.call // => '/events/blocks'
 * ```
 */
export class EndpointCapabilityError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'EndpointCapabilityError'

  constructor(context: ErrorContext) {
    super("The endpoint doesn't support this call", context)
  }
}

/**
 * Thrown if a response isn't valid.
 *
 * @example
 * ```ts
 * import { InvalidResponseError } from '@mcm/rosetta-client'
 *
 * const context = { endpoint: 'https://api.mochimo.org', call: '/account/balance' }
 * new InvalidResponseError('balances[0].value', 'expected an integer', context).path // => 'balances[0].value'
 * ```
 */
export class InvalidResponseError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'InvalidResponseError'
  /** Path of the invalid field, such as `balances[0].value`. Empty for the whole response. */
  declare readonly path: string

  constructor(path: string, problem: string, context: ErrorContext) {
    super(`Invalid response${path && ` at ${path}`}: ${problem}`, context)
    this.path = path
  }
}
