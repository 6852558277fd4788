import { ERROR_BRAND } from './error-brand'
import { INTERNAL_ERROR, SERVICE_UNAVAILABLE } from './error-codes'
import type { RosettaErrorCode } from './error-codes'
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
 *
 * @example
 * ```ts
 * import { isRosettaError } from '@mcm/rosetta-client'
 *
 * const error = await mochimo.block.get({ index: 999_999_999 }).catch((error: unknown) => error)
 * isRosettaError(error) && error.name // => 'RosettaApiError'
 * isRosettaError(new Error('other')) // => false
 * ```
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
 *
 * @example
 * ```ts
 * import { isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
 *
 * try {
 *   await mochimo.block.get({ index: 999_999_999 })
 * } catch (error) {
 *   if (!isApiError(error)) throw error
 *   error.code // => RosettaErrorCode.BlockNotFound
 * }
 * ```
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

/**
 * Returns whether the endpoint returned HTTP 429 (too many requests).
 *
 * @example
 * ```ts
 * import { createRosettaClient, isRateLimitError } from '@mcm/rosetta-client'
 *
 * const busy = createRosettaClient({
 *   baseUrl: 'https://node.example',
 *   fetch: async () => new Response('', { status: 429, headers: { 'retry-after': '5' } }),
 *   retry: false,
 * })
 * const error = await busy.network.status().catch((error: unknown) => error)
 * isRateLimitError(error) && error.retryAfter // => 5
 * ```
 */
export function isRateLimitError(error: unknown): error is RateLimitError {
  return isNamed(error, 'RateLimitError')
}

/**
 * Returns whether no complete response arrived in time.
 *
 * @example
 * ```ts
 * import { createRosettaClient, isRequestTimeoutError } from '@mcm/rosetta-client'
 *
 * const slow = createRosettaClient({
 *   baseUrl: 'https://node.example',
 *   fetch: () => new Promise(() => {}),
 *   timeout: 10,
 *   retry: false,
 * })
 * const error = await slow.network.status().catch((error: unknown) => error)
 * isRequestTimeoutError(error) && error.scope // => 'attempt'
 * ```
 */
export function isRequestTimeoutError(error: unknown): error is RequestTimeoutError {
  return isNamed(error, 'RequestTimeoutError')
}

/**
 * Returns whether there was no API response, for example because the endpoint is unreachable.
 *
 * @example
 * ```ts
 * import { createRosettaClient, isConnectionError } from '@mcm/rosetta-client'
 *
 * const offline = createRosettaClient({ baseUrl: 'http://localhost:1', retry: false })
 * const error = await offline.network.status().catch((error: unknown) => error)
 * isConnectionError(error) // => true
 * ```
 */
export function isConnectionError(error: unknown): error is ConnectionError {
  return isNamed(error, 'ConnectionError')
}

/**
 * Returns whether the endpoint doesn't support the call.
 *
 * @example
 * ```ts
 * import { createRosettaClient, isEndpointCapabilityError } from '@mcm/rosetta-client'
 *
 * const wrong = createRosettaClient({ baseUrl: 'https://api.mochimo.org/v2', retry: false })
 * const error = await wrong.network.status().catch((error: unknown) => error)
 * isEndpointCapabilityError(error) // => true
 * ```
 */
export function isEndpointCapabilityError(error: unknown): error is EndpointCapabilityError {
  return isNamed(error, 'EndpointCapabilityError')
}

/**
 * Returns whether a response was invalid.
 *
 * @example
 * ```ts
 * import { createRosettaClient, isInvalidResponseError } from '@mcm/rosetta-client'
 *
 * const broken = createRosettaClient({
 *   baseUrl: 'https://node.example',
 *   fetch: async () => Response.json({ current_block_identifier: null }),
 * })
 * const error = await broken.network.status().catch((error: unknown) => error)
 * isInvalidResponseError(error) && error.path // => 'current_block_identifier'
 * ```
 */
export function isInvalidResponseError(error: unknown): error is InvalidResponseError {
  return isNamed(error, 'InvalidResponseError')
}

/**
 * Returns whether an argument was invalid, so that no request was made.
 *
 * @example
 * ```ts
 * import { isInvalidRequestError } from '@mcm/rosetta-client'
 *
 * const error = await mochimo.block.get({ index: 0 }).catch((error: unknown) => error)
 * isInvalidRequestError(error) && error.argument // => 'index'
 * ```
 */
export function isInvalidRequestError(error: unknown): error is InvalidRequestError {
  return isNamed(error, 'InvalidRequestError')
}

/**
 * Returns whether a reorg was deeper than the required confirmations or than the blocks in the cursor.
 *
 * @example
 * ```ts
 * import { isDeepReorgError, type ChainEvent } from '@mcm/rosetta-client'
 *
 * async function handleBlocks(handle: (event: ChainEvent) => Promise<void>): Promise<void> {
 *   try {
 *     for await (const event of mochimo.events.follow({ confirmations: 10 })) await handle(event)
 *   } catch (error) {
 *     if (isDeepReorgError(error)) console.error('lost blocks:', error.lost)
 *     throw error
 *   }
 * }
 * void handleBlocks
 * ```
 */
export function isDeepReorgError(error: unknown): error is DeepReorgError {
  return isNamed(error, 'DeepReorgError')
}

/**
 * Returns whether a retry may help. This is the case after a failed connection, a timeout, HTTP 429, HTTP
 * 5xx without an API error, or API codes 2 and 9. Returns `false` for a missing block, transaction or
 * account, even though the server marks these as retriable, and for code 2 from /mempool, which means
 * that the mempool is empty.
 *
 * @example
 * ```ts
 * import { isRetriable } from '@mcm/rosetta-client'
 *
 * const error = await mochimo.block.get({ index: 999_999_999 }).catch((error: unknown) => error)
 * isRetriable(error) // => false
 * ```
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
        error.code === SERVICE_UNAVAILABLE ||
        (error.code === INTERNAL_ERROR && !error.call.startsWith('/mempool'))
      )
    default:
      return false
  }
}
