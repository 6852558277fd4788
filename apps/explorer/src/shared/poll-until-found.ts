import { focusManager } from '@tanstack/react-query'
import { pause } from './pause'

/**
 * Delay before each poll, in seconds, for something that may appear at any moment. The total is
 * three minutes.
 */
export const POLL_DELAYS_S = [3, 5, 8, 12, 16, 20, 24, 28, 30, 34]

/** How long it is polled for, in milliseconds. */
export const POLLED_MS = 1000 * POLL_DELAYS_S.reduce((sum, seconds) => sum + seconds, 0)

/** Polls with increasing pauses. A hidden tab polls once when it becomes visible again. */
export async function pollUntilFound(
  poll: () => Promise<unknown>,
  onPoll: (polls: number) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const [before, seconds] of POLL_DELAYS_S.entries()) {
    await pause(seconds * 1000, signal)
    await untilVisible(signal)
    if (signal.aborted) return
    await poll()
    if (signal.aborted) return
    onPoll(before + 1)
  }
}

function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (focusManager.isFocused() || signal.aborted) return resolve()
    const done = () => {
      if (!focusManager.isFocused() && !signal.aborted) return
      unsubscribe()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const unsubscribe = focusManager.subscribe(done)
    signal.addEventListener('abort', done)
  })
}
