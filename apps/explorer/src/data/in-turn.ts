/** The last call of this kind at each endpoint, which the next one waits for. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Runs calls to an endpoint one after the other: a block is a large response to a small question, and
 * a list asks about many.
 *
 * @throws what `run` throws, and the signal's reason when it is aborted before its turn.
 */
export function inTurn<T>(
  endpoint: string,
  signal: AbortSignal,
  run: () => Promise<T>,
): Promise<T> {
  const turn = (queues.get(endpoint) ?? Promise.resolve()).then(() => {
    signal.throwIfAborted()
    return run()
  })
  queues.set(
    endpoint,
    turn.catch(() => {}),
  )
  return turn
}
