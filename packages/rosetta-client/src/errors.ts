import type {
  ConnectionError,
  DeepReorgError,
  InvalidRequestError,
  RequestTimeoutError,
} from './errors/call-errors'
import type {
  EndpointCapabilityError,
  InvalidResponseError,
  RateLimitError,
  RosettaApiError,
} from './errors/response-errors'

export {
  ConnectionError,
  DeepReorgError,
  InvalidRequestError,
  RequestTimeoutError,
} from './errors/call-errors'
export {
  EndpointCapabilityError,
  InvalidResponseError,
  RateLimitError,
  RosettaApiError,
} from './errors/response-errors'
export type { ApiErrorDetails, RateLimits } from './errors/response-errors'
export { RosettaError } from './errors/rosetta-error'
export type { ErrorContext, RosettaErrorName } from './errors/rosetta-error'

/**
 * Any of this package's errors. Distinguish them with `switch (error.name)`.
 *
 * @example
 * ```ts
 * import { type AnyRosettaError, RateLimitError } from '@mcm/rosetta-client'
 *
 * function adviceFor(error: AnyRosettaError): string {
 *   switch (error.name) {
 *     case 'RateLimitError':
 *       return `Try again in ${error.retryAfter ?? 60} s`
 *     case 'RosettaApiError':
 *       return `The API returned error ${error.code}`
 *     default:
 *       return error.message
 *   }
 * }
 * const context = { endpoint: 'https://node.example', call: '/block' }
 * adviceFor(new RateLimitError({ retryAfter: 5 }, context)) // => 'Try again in 5 s'
 * ```
 */
export type AnyRosettaError =
  | RosettaApiError
  | RateLimitError
  | RequestTimeoutError
  | ConnectionError
  | EndpointCapabilityError
  | InvalidResponseError
  | InvalidRequestError
  | DeepReorgError
