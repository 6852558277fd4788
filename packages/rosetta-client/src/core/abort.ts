import { onAbort } from './on-abort'

/**
 * Runs something for so long at most. It gets a signal of its own, which aborts at the end in any
 * case: what the run left open (an unread body) closes. The result does not wait for a run that
 * ignores its signal.
 *
 * @param timeoutError Makes the error for the case that time runs out.
 * @param signal The caller's; its reason is thrown when it aborts.
 */
export async function runWithin<T>(
  milliseconds: number,
  timeoutError: () => Error,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const cleanUp: (() => void)[] = []
  const stopped = new Promise<never>((_resolve, reject) => {
    const stop = (reason: unknown): void => {
      // First the reason, then the abort, so that the race is not won by the run's own AbortError.
      reject(reason)
      controller.abort(reason)
    }
    const timer = setTimeout(() => stop(timeoutError()), milliseconds)
    cleanUp.push(
      () => clearTimeout(timer),
      onAbort(signal, () => stop(signal?.reason)),
    )
  })
  try {
    return await Promise.race([run(controller.signal), stopped])
  } finally {
    for (const undo of cleanUp) undo()
    controller.abort()
  }
}

/**
 * An iterable over an endless generator that can be left at any moment: leaving it aborts the signal the
 * generator works with, so that nothing goes on behind the loop's back.
 */
export function runUntilReturned<T>(
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => AsyncGenerator<T>,
): AsyncIterable<T> {
  return {
    [Symbol.asyncIterator]() {
      const controller = new AbortController()
      let returned = false
      let ignoreSignal = (): void => {}
      const generator = (async function* () {
        try {
          signal?.throwIfAborted()
          ignoreSignal = onAbort(signal, () => controller.abort(signal?.reason))
          yield* run(controller.signal)
        } catch (error) {
          if (!returned) throw error
        } finally {
          ignoreSignal()
        }
      })()
      return {
        next: () => generator.next(),
        async return() {
          returned = true
          controller.abort()
          return generator.return(undefined)
        },
      }
    },
  }
}
