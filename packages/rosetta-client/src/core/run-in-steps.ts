import { sleep } from '@mcm/shared/sleep'

/** Maximum time in milliseconds for which a task may block the event loop. */
const BLOCKING_MS = 20

/**
 * Runs a long task step by step. Timers and events run between the steps, so a timeout or an abort can
 * end the task.
 *
 * @throws The signal's reason if the signal is aborted.
 */
export async function runInSteps<T>(work: Generator<void, T>, signal: AbortSignal): Promise<T> {
  let startedAt = performance.now()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - startedAt < BLOCKING_MS) continue
    await sleep(0, signal)
    startedAt = performance.now()
  }
}
