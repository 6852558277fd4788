import { sleep } from '@mcm/shared/sleep'

/** Maximum time in milliseconds for which work may block the event loop. */
const BLOCKING_MS = 20

/**
 * Runs long work step by step. Timers and events run in between, so a timeout or an abort can end it.
 *
 * @throws The signal's reason after an abort.
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
