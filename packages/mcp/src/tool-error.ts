import { InvalidAddressError } from '@mcm/address'
import { isRosettaError, RosettaErrorCode, type AnyRosettaError } from '@mcm/rosetta-client'

/**
 * Type of a tool's error:
 * - `invalid_address`, `invalid_argument`: an argument is invalid; no request was sent
 * - `not_found`: the endpoint has no such block or transaction, or the docs have no such page
 * - `rate_limited`: the endpoint returned HTTP 429
 * - `endpoint_unreachable`, `endpoint_timeout`: there was no response
 * - `unsupported`: the endpoint doesn't support the call
 * - `endpoint_error`: the API returned another error
 * - `invalid_response`: the endpoint's response was invalid
 * - `unexpected`: an error in this package
 *
 * @example
 * ```ts
 * import type { ToolErrorType } from '@mcm/mcp'
 *
 * const worthRetrying: ToolErrorType[] = ['rate_limited', 'endpoint_unreachable', 'endpoint_timeout']
 * worthRetrying.includes('rate_limited') // => true
 * ```
 */
export type ToolErrorType =
  | 'invalid_address'
  | 'invalid_argument'
  | 'not_found'
  | 'rate_limited'
  | 'endpoint_unreachable'
  | 'endpoint_timeout'
  | 'unsupported'
  | 'endpoint_error'
  | 'invalid_response'
  | 'unexpected'

/** Content of a tool's error result. */
export interface Explanation {
  type: ToolErrorType
  message: string
  /** What to do next. */
  hint?: string
  /** Seconds to wait before the next request. */
  retry_after_seconds?: number
}

/** Thrown by a tool to end with an error result. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
  readonly type: ToolErrorType
  readonly hint: string | undefined

  constructor(type: ToolErrorType, message: string, hint?: string) {
    super(message)
    this.type = type
    this.hint = hint
  }
}

/** Returns the type, message and hint of an error. */
export function explain(error: unknown): Explanation {
  if (error instanceof ToolError) {
    const { type, message, hint } = error
    return { type, message, ...(hint !== undefined && { hint }) }
  }
  if (error instanceof InvalidAddressError) {
    return {
      type: 'invalid_address',
      message: error.message,
      hint: 'An address is 30 or 31 Base58 characters, or 0x followed by 40 hex digits.',
    }
  }
  if (isRosettaError(error)) return { message: error.message, ...explainRosettaError(error) }
  const message = error instanceof Error ? error.message : String(error)
  return { type: 'unexpected', message }
}

function explainRosettaError(error: AnyRosettaError): Omit<Explanation, 'message'> {
  switch (error.name) {
    case 'RateLimitError': {
      const { retryAfter } = error
      return {
        type: 'rate_limited',
        hint: 'Wait, then send fewer requests: at most 2 per second and 60 per minute.',
        ...(retryAfter !== undefined && { retry_after_seconds: retryAfter }),
      }
    }
    case 'ConnectionError':
      return {
        type: 'endpoint_unreachable',
        hint: 'Check that the endpoint is running, or start mcm-mcp with another --endpoint.',
      }
    case 'RequestTimeoutError':
      return { type: 'endpoint_timeout', hint: 'Try again, or use another endpoint.' }
    case 'EndpointCapabilityError':
      return {
        type: 'unsupported',
        hint: 'Searches need an endpoint with an indexer. To read a block, use get_block.',
      }
    case 'InvalidRequestError':
      return { type: 'invalid_argument' }
    case 'RosettaApiError':
      return explainApiError(error.code)
    default:
      return { type: 'invalid_response', hint: 'Use another endpoint.' }
  }
}

function explainApiError(code: number): Omit<Explanation, 'message'> {
  switch (code) {
    case RosettaErrorCode.BlockNotFound:
      return {
        type: 'not_found',
        hint: 'Compare with the tip from get_status. Only about the last 5,000 blocks are found by hash. If the endpoint has no block at all, its node is down.',
      }
    case RosettaErrorCode.TransactionNotFound:
      return { type: 'not_found' }
    default:
      return { type: 'endpoint_error' }
  }
}
