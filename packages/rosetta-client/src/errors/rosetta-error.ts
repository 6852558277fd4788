import type { ResponseInfo } from '../core/api-promise'
import { ERROR_BRAND } from '../error-brand'

/**
 * The context of an error.
 *
 * @example
 * ```ts
 * import { type ErrorContext, InvalidRequestError } from '@mcm/rosetta-client'
 *
 * const context: ErrorContext = { endpoint: 'https://node.example', call: '/block' }
 * new InvalidRequestError('index', 'must be an integer', context).endpoint // => 'https://node.example'
 * ```
 */
export interface ErrorContext {
  /** Base URL of the endpoint. */
  endpoint: string
  /** Path of the call, such as `/block`. */
  call: string
  /** Underlying error, if any. */
  cause?: unknown
}

/**
 * Name of an error class of this package.
 *
 * @example
 * ```ts
 * import type { RosettaErrorName } from '@mcm/rosetta-client'
 *
 * const temporary = new Set<RosettaErrorName>(['RateLimitError', 'RequestTimeoutError'])
 * temporary.has('InvalidRequestError') // => false
 * ```
 */
export type RosettaErrorName =
  | 'RosettaApiError'
  | 'RateLimitError'
  | 'RequestTimeoutError'
  | 'ConnectionError'
  | 'EndpointCapabilityError'
  | 'InvalidResponseError'
  | 'InvalidRequestError'
  | 'DeepReorgError'

/**
 * Base class of all errors of this package. Distinguish them with guards such as `isApiError(error)`,
 * which, unlike `instanceof`, work across copies of the package. Each message ends with the call and the
 * endpoint.
 *
 * @example
 * ```ts
 * import { isRosettaError, RosettaError } from '@mcm/rosetta-client'
 *
 * const error = await mochimo.block.get({ index: 999_999_999 }).catch((error: unknown) => error)
 * error instanceof RosettaError // => true
 * isRosettaError(error) && error.call // => '/block'
 * ```
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
