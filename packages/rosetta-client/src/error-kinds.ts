import { ERROR_BRAND } from './error-brand'
import { RosettaErrorCode } from './error-codes'
import type {
  AnyRosettaError,
  ConnectionError,
  DeepReorgError,
  EndpointCapabilityError,
  InvalidRequestError,
  InvalidResponseError,
  RateLimitError,
  RequestTimeoutError,
  RosettaApiError,
} from './errors'

/**
 * Returns whether a value is an error of this package. Like all guards of this package, it works across
 * copies of the package and across realms, where `instanceof` fails.
 */
export function isRosettaError(error: unknown): error is AnyRosettaError {
  return Object(error)[ERROR_BRAND] === true
}

function isNamed(error: unknown, name: AnyRosettaError['name']): boolean {
  return isRosettaError(error) && error.name === name
}

/**
 * Returns whether the API returned an error, optionally with a given code:
 * `isApiError(error, RosettaErrorCode.BlockNotFound)`.
 */
export function isApiError(error: unknown): error is RosettaApiError
export function isApiError<Code extends RosettaErrorCode>(
  error: unknown,
  code: Code,
): error is RosettaApiError & Readonly<Record<'code', Code>>
export function isApiError(error: unknown, code?: RosettaErrorCode): boolean {
  return (
    isNamed(error, 'RosettaApiError') &&
    (code === undefined || (error as RosettaApiError).code === code)
  )
}

/** Returns whether the endpoint returned HTTP 429 (too many requests). */
export function isRateLimitError(error: unknown): error is RateLimitError {
  return isNamed(error, 'RateLimitError')
}

/** Returns whether no complete response arrived in time. */
export function isRequestTimeoutError(error: unknown): error is RequestTimeoutError {
  return isNamed(error, 'RequestTimeoutError')
}

/** Returns whether there was no API response, for example because the endpoint is unreachable. */
export function isConnectionError(error: unknown): error is ConnectionError {
  return isNamed(error, 'ConnectionError')
}

/** Returns whether the endpoint doesn't support the call. */
export function isEndpointCapabilityError(error: unknown): error is EndpointCapabilityError {
  return isNamed(error, 'EndpointCapabilityError')
}

/** Returns whether a response was invalid. */
export function isInvalidResponseError(error: unknown): error is InvalidResponseError {
  return isNamed(error, 'InvalidResponseError')
}

/** Returns whether an argument was invalid, so that no request was made. */
export function isInvalidRequestError(error: unknown): error is InvalidRequestError {
  return isNamed(error, 'InvalidRequestError')
}

/** Returns whether a reorg was deeper than the required confirmations or than the blocks in the cursor. */
export function isDeepReorgError(error: unknown): error is DeepReorgError {
  return isNamed(error, 'DeepReorgError')
}

/**
 * Returns whether a retry may help. This is the case after a failed connection, a timeout, HTTP 429, HTTP
 * 5xx without an API error, or API codes 2 and 9. Returns `false` for a missing block, transaction or
 * account, even though the server marks these as retriable, and for code 2 from /mempool, which means
 * that the mempool is empty.
 */
export function isRetriable(error: unknown): boolean {
  if (!isRosettaError(error)) return false
  switch (error.name) {
    case 'RateLimitError':
    case 'RequestTimeoutError':
      return true
    case 'ConnectionError':
      return error.status === undefined || error.status >= 500
    case 'RosettaApiError':
      return (
        error.code === RosettaErrorCode.ServiceUnavailable ||
        (error.code === RosettaErrorCode.InternalError && !error.call.startsWith('/mempool'))
      )
    default:
      return false
  }
}
