import { RosettaErrorCode } from './error-codes'
import type { AnyRosettaError, RosettaApiError, RosettaErrorName } from './errors'

/**
 * Whether something thrown is an error of this package, or the one of that name. Goes by `name`, so
 * that errors of another copy of the package are recognised too.
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

/** Whether the API answered with this code: `isApiError(error, RosettaErrorCode.BlockNotFound)`. */
export function isApiError<Code extends RosettaErrorCode>(
  error: unknown,
  code: Code,
): error is RosettaApiError & Readonly<Record<'code', Code>> {
  return isRosettaError(error, 'RosettaApiError') && error.code === code
}

/**
 * Whether the same call may succeed a little later: after a failed connection, a time-out, a 429, an
 * HTTP 5xx without an API error in it, or the API's codes 2 and 9. A missing block, transaction or
 * account is an answer, although the server marks it retriable; so is code 2 from the mempool, which
 * means that it is empty.
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
