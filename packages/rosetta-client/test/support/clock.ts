import { vi } from 'vitest'
// A client loads it with its first call, which takes real time, while the virtual clock goes on.
import '../../src/resources/parts'

/** Installs fake timers and a clock that starts at 0. */
export function useVirtualClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: 0 })
}

/** Restores the real timers, and fails the test if a timer is still running. */
export function leaveVirtualClock(): void {
  const left = vi.getTimerCount()
  vi.useRealTimers()
  if (left > 0) throw new Error(`${left} timers left behind`)
}

/** Runs the virtual clock until a promise settles, and returns the time. */
export async function settle<T>(
  promise: Promise<T>,
): Promise<{ value?: T; error?: unknown; at: number }> {
  const outcome = promise.then(
    (value) => ({ value, at: Date.now() }),
    (error: unknown) => ({ error, at: Date.now() }),
  )
  const over = vi.fn<() => void>()
  void outcome.then(over)
  while (over.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(100)
  return outcome
}

/** Advances the virtual clock. */
export const pass = (milliseconds: number): Promise<unknown> =>
  vi.advanceTimersByTimeAsync(milliseconds)

/**
 * Lets the event loop turn, without advancing the virtual clock, until a condition is met. Reading
 * many responses takes more turns on a busy machine than {@link pass} waits for.
 */
export async function until(isMet: () => boolean): Promise<void> {
  for (let turn = 0; turn < 10_000 && !isMet(); turn++) await pass(0)
}
