import { isApiError, isRetriable, isRosettaError, RosettaErrorCode } from '@mcm/rosetta-client'

/**
 * The reason why a screen has no data. The kinds are distinguished because each one calls for a
 * different next step by the visitor.
 */
export type FailureKind =
  | 'not-found'
  | 'unreachable'
  | 'timeout'
  | 'rate-limited'
  | 'not-served'
  | 'malformed'
  | 'starting'
  | 'internal'
  | 'refused'

export function failureKind(error: unknown): FailureKind {
  if (!isRosettaError(error)) return 'malformed'
  switch (error.name) {
    case 'RosettaApiError':
      if (isNotFound(error)) return 'not-found'
      if (error.code === RosettaErrorCode.ServiceUnavailable) return 'starting'
      return isRetriable(error) ? 'internal' : 'refused'
    case 'RateLimitError':
      return 'rate-limited'
    case 'RequestTimeoutError':
      return 'timeout'
    case 'ConnectionError':
      return 'unreachable'
    case 'EndpointCapabilityError':
      return 'not-served'
    case 'InvalidResponseError':
    // Thrown only by code that follows the chain, which no screen uses.
    case 'DeepReorgError':
      return 'malformed'
    case 'InvalidRequestError':
      return 'refused'
  }
}

/** Whether the same request may succeed later. The explorer then repeats it by itself. */
export function isTemporary(kind: FailureKind): boolean {
  return kind !== 'not-found' && kind !== 'refused'
}

function isNotFound(error: unknown): boolean {
  return (
    isApiError(error, RosettaErrorCode.BlockNotFound) ||
    isApiError(error, RosettaErrorCode.TransactionNotFound) ||
    isApiError(error, RosettaErrorCode.AccountNotFound)
  )
}
