import { onAbort } from '@mcm/shared/on-abort'
import { RequestTimeoutError } from '../errors'
import type { ErrorContext } from '../errors'

/** Reason of signals that are aborted because their function ended. Creating one per call is slow. */
const ENDED = /* @__PURE__ */ new DOMException('The call ended', 'AbortError')

/**
 * Runs a function with a time limit. At the end, the signal passed to the function is always aborted,
 * which closes an unread response body. A timeout rejects immediately, even if the function ignores its
 * signal.
 *
 * @param scope What times out, for the error.
 * @param signal The caller's signal. If this signal is aborted, its reason is thrown.
 */
export async function runWithin<T>(
  milliseconds: number,
  scope: RequestTimeoutError['scope'],
  context: ErrorContext,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let ignoreSignal: (() => void) | undefined
  try {
    return await new Promise<T>((resolve, reject) => {
      const stop = (reason: unknown): void => {
        // Reject before aborting, so that the caller gets the reason instead of the run's AbortError.
        reject(reason)
        controller.abort(reason)
      }
      timer = setTimeout(
        () => stop(new RequestTimeoutError(milliseconds, scope, context)),
        milliseconds,
      )
      ignoreSignal = onAbort(signal, () => stop(signal?.reason))
      run(controller.signal).then(resolve, reject)
    })
  } finally {
    clearTimeout(timer)
    ignoreSignal?.()
    controller.abort(ENDED)
  }
}

/**
 * Creates an iterable from an endless generator. When a loop over the iterable ends, the generator's
 * signal is aborted, so that no requests continue in the background.
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
