import { readInteger } from '../core/arguments'
import type { Refuse } from '../core/arguments'

/** What following blocks and following deposits have in common. */
export interface PollOptions {
  /** Stops following at any moment; the loop throws the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds between two looks at the tip, by default 10,000: 6 requests a minute on a quiet chain. */
  interval?: number | undefined
  /** Milliseconds for one request, by default the client's `timeout`. */
  timeout?: number | undefined
  /**
   * Called for each failure before it is retried, and when a block below the tip can't be found, as with
   * a node that is down.
   */
  onError?: ((error: unknown) => void) | undefined
}

export const POLL_OPTIONS = ['signal', 'interval', 'timeout', 'onError'] as const

const DEFAULT_INTERVAL = 10_000

/** @throws {InvalidRequestError} For an unknown option, so that a misspelled one has no silent default. */
export function checkNames(options: object, known: readonly string[], refuse: Refuse): void {
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue
    throw refuse(name, `is not an option; expected ${known.join(', ')}`)
  }
}

/** @throws {InvalidRequestError} For values that can't be. */
export function readPollOptions(
  { signal, interval, timeout, onError }: PollOptions,
  refuse: Refuse,
): Required<PollOptions> & { interval: number } {
  if (signal !== undefined && typeof signal.throwIfAborted !== 'function') {
    throw refuse('signal', 'must be an AbortSignal')
  }
  if (onError !== undefined && typeof onError !== 'function') {
    throw refuse('onError', 'must be a function')
  }
  return {
    signal,
    onError,
    timeout: readInteger(timeout, 'timeout', 1, refuse),
    interval: readInteger(interval, 'interval', 1, refuse) ?? DEFAULT_INTERVAL,
  }
}

/** How many blocks deep, the block itself counted: 1 or more. */
export function readConfirmations(value: number | undefined, refuse: Refuse): number | undefined {
  return readInteger(value, 'confirmations', 1, refuse)
}
