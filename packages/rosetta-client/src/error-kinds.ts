import { RosettaErrorCode } from './error-codes'
import type { AnyRosettaError, RosettaApiError, RosettaErrorName } from './errors'

/**
 * Returns whether a value is an error of this package, optionally with a given name. The name is checked
 * instead of the class, so that this works across copies of the package.
 */
export function isRosettaError(error: unknown): error is AnyRosettaError
export function isRosettaError<Name extends RosettaErrorName>(
  error: unknown,
  name: Name,
): error is Extract<AnyRosettaError, Record<'name', Name>>
export function isRosettaError(error: unknown, name?: RosettaErrorName): boolean {
  return (
    error instanceof Error &&
    'endpoint' in error &&
    'call' in error &&
    (name === undefined || error.name === name)
  )
}

/** Returns whether a value is an API error with a code: `isApiError(error, RosettaErrorCode.BlockNotFound)`. */
export function isApiError<Code extends RosettaErrorCode>(
  error: unknown,
  code: Code,
): error is RosettaApiError & Readonly<Record<'code', Code>> {
  return isRosettaError(error, 'RosettaApiError') && error.code === code
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
