import { printable, printableJson } from './core/printable'
import type { FollowCursor } from './follow/cursor'
import type { DepositCursor } from './follow/deposit'
import type { BlockIdentifier } from './schema/identifiers'

/** Where an error happened. */
export interface ErrorContext {
  /** Base URL of the endpoint. */
  endpoint: string
  /** Path of the call, such as `/block`. */
  call: string
  /** What caused it, where something else did. */
  cause?: unknown
}

/**
 * Base of every error of this package. Tell them apart with `isRosettaError(error, name)`, which also
 * works when two copies of the package meet, where `instanceof` does not. Every message ends with the
 * call and the endpoint.
 */
export abstract class RosettaError extends Error {
  /** Name of the class, also in another copy of the package. */
  abstract override readonly name: RosettaErrorName
  /** Base URL of the endpoint, empty when the error came before one was known. */
  declare readonly endpoint: string
  /** Path of the call, such as `/block`, or the name of the function that refused its arguments. */
  declare readonly call: string

  constructor(message: string, { endpoint, call, cause }: ErrorContext) {
    super(
      `${message} (${call}${endpoint && ` at ${endpoint}`})`,
      cause === undefined ? undefined : { cause },
    )
    this.endpoint = endpoint
    this.call = call
  }
}

/** What `RosettaApiError` is made of. */
export interface ApiErrorAnswer {
  /** One of `RosettaErrorCode`, or a newer one. */
  code: number
  /** The server's own words. */
  message: string
  /** The server's own view. */
  retriable: boolean
  /** Facts the server added. */
  details?: Readonly<Record<string, unknown>> | undefined
  /** HTTP status of the answer. */
  status: number
}

/** An answer of the API that says no, with HTTP 200 or with any other status. */
export class RosettaApiError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'RosettaApiError'
  /**
   * Compare with `RosettaErrorCode`. A server newer than this package may send a number that has no
   * name there, so let a `switch` have its `default`.
   */
  declare readonly code: number
  /**
   * The server's own words, such as 'Block not found', as they came: unbounded, and not safe to print in a
   * terminal. The message bounds and escapes them, and adds code, details, call and endpoint.
   */
  declare readonly reason: string
  /** The server's own view. It marks missing things as retriable too: ask `isRetriable(error)`. */
  declare readonly retriable: boolean
  /** Facts the server added; the present one adds none. */
  declare readonly details: Readonly<Record<string, unknown>> | undefined
  /** HTTP status of the answer, usually 200. */
  declare readonly status: number

  constructor({ message, ...answer }: ApiErrorAnswer, context: ErrorContext) {
    const { code, details } = answer
    const more = details ? ` ${printableJson(details)}` : ''
    super(`${printable(message)}, code ${code}${more}`, context)
    Object.assign(this, answer, { reason: message })
  }
}

/** What the headers of a 429 say. */
export interface RateLimits {
  /** Seconds to wait. */
  retryAfter?: number | undefined
  /** Requests allowed in the window. */
  limit?: number | undefined
  /** Requests left in the window. */
  remaining?: number | undefined
}

/**
 * The endpoint answered 429: too many requests. What headers do not say is undefined; a browser sees
 * them only if the server exposes them.
 */
export class RateLimitError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'RateLimitError'
  /** Seconds to wait. */
  declare readonly retryAfter: number | undefined
  /** Requests allowed in the window. */
  declare readonly limit: number | undefined
  /** Requests left in the window. */
  declare readonly remaining: number | undefined

  constructor({ retryAfter, limit, remaining }: RateLimits, context: ErrorContext) {
    super(
      `Too many requests${retryAfter === undefined ? '' : `, try again in ${retryAfter} s`}`,
      context,
    )
    Object.assign(this, { retryAfter, limit, remaining })
  }
}

/** No complete answer came in time. */
export class RequestTimeoutError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'RequestTimeoutError'
  /** Milliseconds that had been allowed. */
  declare readonly timeout: number
  /** `attempt`: one request took too long; `total`: the call with its repetitions did. */
  declare readonly scope: 'attempt' | 'total'

  constructor(timeout: number, scope: 'attempt' | 'total', context: ErrorContext) {
    super(
      `No complete answer within ${timeout} ms${scope === 'total' ? ' in all attempts' : ''}`,
      context,
    )
    Object.assign(this, { timeout, scope })
  }
}

/**
 * No answer of the API: the endpoint can't be reached, closed the connection (a crashed handler does),
 * redirected, or something in front of it answered with an HTTP error.
 */
export class ConnectionError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'ConnectionError'
  /** HTTP status where something answered; 0 for a redirect, which a browser does not show. */
  declare readonly status: number | undefined

  constructor(message: string, status: number | undefined, context: ErrorContext) {
    super(message, context)
    this.status = status
  }
}

/**
 * The endpoint works but does not serve this call: a server without an indexer has no search and no
 * events, one without a ledger no rich list, an offline one little at all. A wrong base URL looks alike.
 */
export class EndpointCapabilityError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'EndpointCapabilityError'

  constructor(context: ErrorContext) {
    super('The endpoint does not serve this call', context)
  }
}

/** The answer is not what the API's contract says. */
export class InvalidResponseError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'InvalidResponseError'
  /** Where in the answer, such as `balances[0].value`; empty for the answer as a whole. */
  declare readonly path: string

  constructor(path: string, problem: string, context: ErrorContext) {
    super(`Invalid answer${path && ` at ${path}`}: ${problem}`, context)
    this.path = path
  }
}

/** Arguments that were refused before anything was sent. */
export class InvalidRequestError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'InvalidRequestError'
  /** The argument, such as `limit`. */
  declare readonly argument: string

  constructor(argument: string, problem: string, context: ErrorContext) {
    super(`${argument} ${problem}`, context)
    this.argument = argument
  }
}

/**
 * The chain reorganized deeper than the confirmations you asked for, or deeper than the cursor remembers.
 * Stop paying out, undo what you booked for the `lost` blocks, and resume from `cursor`.
 */
export class DeepReorgError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'DeepReorgError'
  /** Blocks reported as confirmed that are no longer in the chain, highest first. */
  readonly lost: readonly BlockIdentifier[]
  /**
   * Resumes below the lost blocks, once your books are right again. Undefined if the reorg is deeper than
   * the blocks remembered: then more was lost than is listed, and the books have to be checked against
   * the chain from further down.
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
        ? `Reorg below confirmed blocks: all from block ${lowest} on were replaced`
        : `Reorg deeper than the ${lost.length} blocks remembered: all from below block ${lowest} on were replaced`,
      context,
    )
    this.lost = lost
    this.cursor = cursor
  }
}

/** Any error of this package; `switch (error.name)` tells them apart. */
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
