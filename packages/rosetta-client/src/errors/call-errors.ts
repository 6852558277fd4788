import type { FollowCursor } from '../follow/cursor'
import type { DepositCursor } from '../follow/deposit'
import type { BlockIdentifier } from '../schema/identifiers'
import { type ErrorContext, RosettaError } from './rosetta-error'

/**
 * Thrown if no complete response arrived in time.
 *
 * @example
 * ```ts
 * import { RequestTimeoutError } from '@mcm/rosetta-client'
 *
 * const context = { endpoint: 'https://api.mochimo.org', call: '/block' }
 * new RequestTimeoutError(30_000, 'attempt', context).timeout // => 30_000
 * ```
 */
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
    this.timeout = timeout
    this.scope = scope
  }
}

/**
 * Thrown if there was no API response: the endpoint is unreachable, closed the connection (as when a
 * handler crashes), redirected, or a proxy returned an HTTP error.
 *
 * @example
 * ```ts
 * import { ConnectionError } from '@mcm/rosetta-client'
 *
 * const context = { endpoint: 'https://api.mochimo.org', call: '/block' }
 * const error = new ConnectionError('Bad gateway', 502, context)
 * error.message // => 'Bad gateway (/block at https://api.mochimo.org)'
 * ```
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
 * Thrown for invalid arguments, before any request is made.
 *
 * @example
 * ```ts
 * import { InvalidRequestError } from '@mcm/rosetta-client'
 *
 * const context = { endpoint: 'https://api.mochimo.org', call: '/block' }
 * new InvalidRequestError('index', 'must be at least 1', context).argument // => 'index'
 * ```
 */
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
 *
 * @example
 * ```ts
 * import { DeepReorgError } from '@mcm/rosetta-client'
 *
 * const context = { endpoint: 'https://api.mochimo.org', call: 'events.follow' }
 * const lost = [{ index: 12, hash: `0x${'ab'.repeat(32)}` }]
 * new DeepReorgError(lost, undefined, context).lost[0]?.index // => 12
 * ```
 */
export class DeepReorgError extends RosettaError {
  /** Name of the class. */
  override readonly name = 'DeepReorgError'
  /** Confirmed blocks that are no longer on the canonical chain, highest first. */
  declare readonly lost: readonly BlockIdentifier[]
  /**
   * Cursor to resume below the lost blocks after you have reversed their credits, or `undefined` if the
   * reorg is deeper than the blocks in the cursor. In that case, more blocks were lost than are listed,
   * and you have to check older credits against the chain.
   */
  declare readonly cursor: FollowCursor | DepositCursor | undefined

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
