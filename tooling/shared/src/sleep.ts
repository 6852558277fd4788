import { onAbort } from './on-abort'

/**
 * Maximum delay of a timer, 24.8 days: delays are stored in 32 bits, and longer ones fire
 * immediately.
 */
const LONGEST = 2 ** 31 - 1

/**
 * Waits, then removes its timer and listener.
 *
 * @throws The signal's reason, as soon as it aborts.
 */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(
      () => {
        ignoreSignal()
        resolve()
      },
      Math.min(milliseconds, LONGEST),
    )
    const ignoreSignal = onAbort(signal, () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    })
  })
}
