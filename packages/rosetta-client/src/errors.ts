import type { ResponseInfo } from './core/api-promise'
import { printable, printableJson } from './core/printable'
import { ERROR_BRAND } from './error-brand'
import type { FollowCursor } from './follow/cursor'
import type { DepositCursor } from './follow/deposit'
import type { BlockIdentifier } from './schema/identifiers'

/** The context of an error. */
export interface ErrorContext {
  /** Base URL of the endpoint. */
  endpoint: string
  /** Path of the call, such as `/block`. */
  call: string
  /** Underlying error, if any. */
  cause?: unknown
}

/**
 * Base class of all errors of this package. Distinguish them with guards such as `isApiError(error)`,
 * which, unlike `instanceof`, work across copies of the package. Each message ends with the call and the
 * endpoint.
 */
export abstract class RosettaError extends Error {
  /** Name of the class. */
  abstract override readonly name: RosettaErrorName
  /** Base URL of the endpoint. Empty if it wasn't known yet. */
  declare readonly endpoint: string
  /** Path of the call, such as `/block`, or the name of the function with an invalid argument. */
  declare readonly call: string
  /** Response that caused the error, if there was one. */
  declare readonly response?: ResponseInfo

  constructor(message: string, { endpoint, call, cause }: ErrorContext) {
    super(
      `${message} (${call}${endpoint && ` at ${endpoint}`})`,
      cause === undefined ? undefined : { cause },
    )
    this.endpoint = endpoint
    this.call = call
    // Not enumerable, like a message.
    Object.defineProperty(this, ERROR_BRAND, { value: true })
  }
}

/** An error response of the API. */
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

/** Thrown if the API returned an error, regardless of the HTTP status. */
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

  constructor({ message, ...response }: ApiErrorDetails, context: ErrorContext) {
    const { code, details } = response
    const suffix = details ? ` ${printableJson(details)}` : ''
    super(`${printable(message)}, code ${code}${suffix}`, context)
    Object.assign(this, response, { reason: message })
  }
}

/** The rate limits from the headers of an HTTP 429 response. */
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
    Object.assign(this, { retryAfter, limit, remaining })
  }
}

/** Thrown if no complete response arrived in time. */
export class RequestTimeoutError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'RequestTimeoutError'
  /** Timeout in milliseconds. */
  declare readonly timeout: number
  /** What timed out: `attempt` for a single request, or `total` for the whole call, including retries. */
  declare readonly scope: 'attempt' | 'total'

  constructor(timeout: number, scope: 'attempt' | 'total', context: ErrorContext) {
    super(
      `No complete response within ${timeout} ms${scope === 'total' ? ' including retries' : ''}`,
      context,
    )
    Object.assign(this, { timeout, scope })
  }
}

/**
 * Thrown if there was no API response: the endpoint is unreachable, closed the connection (as when a
 * handler crashes), redirected, or a proxy returned an HTTP error.
 */
export class ConnectionError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'ConnectionError'
  /**
   * HTTP status, if there was a response. For a redirect in a browser, which hides the status, this is 0.
   */
  declare readonly status: number | undefined

  constructor(message: string, status: number | undefined, context: ErrorContext) {
    super(message, context)
    this.status = status
  }
}

/**
 * Thrown if the endpoint doesn't support the call. Search and events require an indexer, the rich list
 * requires a ledger, and an offline server supports few calls. A wrong base URL causes the same error.
 */
export class EndpointCapabilityError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'EndpointCapabilityError'

  constructor(context: ErrorContext) {
    super("The endpoint doesn't support this call", context)
  }
}

/** Thrown if a response isn't valid. */
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

/** Thrown for invalid arguments, before any request is made. */
export class InvalidRequestError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'InvalidRequestError'
  /** Name of the invalid argument, such as `limit`. */
  declare readonly argument: string

  constructor(argument: string, problem: string, context: ErrorContext) {
    super(`${argument} ${problem}`, context)
    this.argument = argument
  }
}

/**
 * Thrown if a reorg is deeper than the required confirmations or deeper than the blocks in the cursor.
 * Stop payouts, reverse what you credited for the `lost` blocks, and resume from `cursor`.
 */
export class DeepReorgError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'DeepReorgError'
  /** Confirmed blocks that are no longer on the canonical chain, highest first. */
  readonly lost: readonly BlockIdentifier[]
  /**
   * Cursor to resume below the lost blocks after you have reversed their credits, or `undefined` if the
   * reorg is deeper than the blocks in the cursor. In that case, more blocks were lost than are listed,
   * and you have to check older credits against the chain.
   */
  readonly cursor: FollowCursor | DepositCursor | undefined

  constructor(
    lost: readonly BlockIdentifier[],
    cursor: FollowCursor | DepositCursor | undefined,
    context: ErrorContext,
  ) {
    const lowest = lost.at(-1)?.index
    super(
      cursor
        ? `Reorg of confirmed blocks: replaced all blocks from ${lowest}`
        : `Reorg deeper than the last ${lost.length} known blocks: replaced block ${lowest} and earlier blocks`,
      context,
    )
    this.lost = lost
    this.cursor = cursor
  }
}

/** Any of this package's errors. Distinguish them with `switch (error.name)`. */
export type AnyRosettaError =
  | RosettaApiError
  | RateLimitError
  | RequestTimeoutError
  | ConnectionError
  | EndpointCapabilityError
  | InvalidResponseError
  | InvalidRequestError
  | DeepReorgError

/** Name of an error class of this package. */
export type RosettaErrorName = AnyRosettaError['name']
