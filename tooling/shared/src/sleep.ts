/** Timers keep 32 bits of what they are told: after more than this, 24.8 days, they would run at once. */
const LONGEST = 2 ** 31 - 1

/**
 * Waits, and leaves neither timer nor listener behind.
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
