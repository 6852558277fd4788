/** Callbacks that share one listener of a signal. */
interface Waiting {
  readonly runs: Set<() => void>
  readonly listener: () => void
}

const waitingFor = new WeakMap<AbortSignal, Waiting>()

/**
 * Runs a callback when a signal aborts. Returns a function that unregisters it. All callbacks of a signal
 * share one listener, because Node warns of a leak above ten.
 */
export function onAbort(signal: AbortSignal | undefined, run: () => void): () => void {
  if (!signal) return () => {}
  const { runs, listener } = waitingFor.get(signal) ?? listen(signal)
  runs.add(run)
  return () => {
    runs.delete(run)
    if (runs.size > 0 || waitingFor.get(signal)?.runs !== runs) return
    signal.removeEventListener('abort', listener)
    waitingFor.delete(signal)
  }
}

function listen(signal: AbortSignal): Waiting {
  const runs = new Set<() => void>()
  const listener = (): void => {
    waitingFor.delete(signal)
    for (const run of runs) run()
  }
  signal.addEventListener('abort', listener, { once: true })
  const waiting = { runs, listener }
  waitingFor.set(signal, waiting)
  return waiting
}
