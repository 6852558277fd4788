import { onAbort } from '@mcm/shared/on-abort'

/**
 * Options of `mapConcurrently`.
 *
 * @example
 * ```ts
 * import { type ConcurrencyOptions, mapConcurrently } from '@mcm/rosetta-client'
 *
 * const options: ConcurrencyOptions = { concurrency: 2, signal: AbortSignal.timeout(60_000) }
 * const lengths = await mapConcurrently(['a', 'bb'], async (text) => text.length, options)
 * lengths // => [1, 2]
 * ```
 */
export interface ConcurrencyOptions {
  /** Maximum number of calls at the same time. Default: 4. */
  concurrency?: number | undefined
  /** Signal that stops everything. The promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

/**
 * Makes a call for each item, a few at a time, and returns the results in the order of the items. Pass
 * `options` on to the client, so that all other calls are aborted if one fails. The calls share the
 * allowance of the client's `throttle()`, like any others.
 *
 * @param items Items, which are read only as they are needed.
 * @param call A function that makes the call for an item. To continue after an error, catch it there.
 * @throws The first error of a call.
 * @throws {RangeError} If `concurrency` isn't a positive integer.
 *
 * @example
 * ```ts
 * import { mapConcurrently } from '@mcm/rosetta-client'
 *
 * const heights = [1_079_860, 1_079_861, 1_079_862]
 * const blocks = await mapConcurrently(heights, (index, options) =>
 *   mochimo.block.get({ index }, options),
 * )
 * blocks.map(({ block }) => block.block_identifier.index) // => heights
 * ```
 */
export async function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  call: (item: Item, options: { signal: AbortSignal }) => PromiseLike<Result>,
  { concurrency = 4, signal }: ConcurrencyOptions = {},
): Promise<Result[]> {
  if (!(Number.isSafeInteger(concurrency) && concurrency > 0)) {
    throw new RangeError(`concurrency must be an integer of at least 1, got ${concurrency}`)
  }
  signal?.throwIfAborted()
  const controller = new AbortController()
  const stop = (reason: unknown): void => controller.abort(reason)
  const ignoreSignal = onAbort(signal, () => stop(signal?.reason))
  const results: Result[] = []
  const iterator = items[Symbol.iterator]()
  let count = 0

  async function work(): Promise<void> {
    for (;;) {
      controller.signal.throwIfAborted()
      const { done, value } = iterator.next()
      if (done) return
      const index = count++
      results[index] = await call(value, { signal: controller.signal })
    }
  }

  try {
    await Promise.all(Array.from({ length: concurrency }, work))
    return results
  } catch (error) {
    stop(error)
    throw error
  } finally {
    ignoreSignal()
  }
}
