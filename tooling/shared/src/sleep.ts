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
    if (signal?.aborted) {
      reject(signal.reason as Error)
      return
    }
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop)
        resolve()
      },
      Math.min(milliseconds, LONGEST),
    )
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}
