import { readInteger } from '../core/arguments'
import type { InvalidArgument } from '../core/arguments'

/**
 * Options shared by `events.follow` and `deposits.follow`.
 *
 * @example
 * ```ts
 * import type { PollOptions } from '@mcm/rosetta-client'
 *
 * const polling: PollOptions = { interval: 5000, onError: console.warn }
 * for await (const { block_identifier } of mochimo.events.follow({ from: 1_079_860, ...polling })) {
 *   block_identifier.index // => 1_079_860
 *   break
 * }
 * ```
 */
export interface PollOptions {
  /** Signal that stops following. The loop then throws the signal's reason. */
  signal?: AbortSignal | undefined
  /**
   * Milliseconds between polls of the tip. Default: 10,000, which results in 6 requests per minute if
   * there are no new blocks.
   */
  interval?: number | undefined
  /** Timeout for each request in milliseconds. Default: the client's `timeout`. */
  timeout?: number | undefined
  /**
   * Function that is called for each error before a retry. It is also called if a block below the tip is
   * missing, for example because the node is down.
   */
  onError?: ((error: unknown) => void) | undefined
}

export const POLL_OPTIONS = ['signal', 'interval', 'timeout', 'onError'] as const

const DEFAULT_INTERVAL = 10_000

/** @throws {InvalidRequestError} For an unknown option, because a typo would silently use the default. */
export function checkNames(
  options: object,
  known: readonly string[],
  invalidArgument: InvalidArgument,
): void {
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue
    throw invalidArgument(name, `is not a known option; expected ${known.join(', ')}`)
  }
}

/** @throws {InvalidRequestError} If an option is invalid. */
export function readPollOptions(
  { signal, interval, timeout, onError }: PollOptions,
  invalidArgument: InvalidArgument,
): Required<PollOptions> & { interval: number } {
  if (signal !== undefined && typeof signal.throwIfAborted !== 'function') {
    throw invalidArgument('signal', 'must be an AbortSignal')
  }
  if (onError !== undefined && typeof onError !== 'function') {
    throw invalidArgument('onError', 'must be a function')
  }
  return {
    signal,
    onError,
    timeout: readInteger(timeout, 'timeout', 1, invalidArgument),
    interval: readInteger(interval, 'interval', 1, invalidArgument) ?? DEFAULT_INTERVAL,
  }
}

/** Validates a number of confirmations, which includes the block itself and must be at least 1. */
export function readConfirmations(
  value: number | undefined,
  invalidArgument: InvalidArgument,
): number | undefined {
  return readInteger(value, 'confirmations', 1, invalidArgument)
}
