/** The listener of a signal, and the callbacks that share it. */
interface SharedListener {
  readonly runs: Set<() => void>
  readonly handleEvent: () => void
}

const listeners = new WeakMap<AbortSignal, SharedListener>()

/**
 * Runs a callback when a signal aborts. Returns a function that unregisters it. All callbacks of a signal
 * share one listener, because Node warns of a leak above ten.
 */
export function onAbort(signal: AbortSignal | undefined, run: () => void): () => void {
  if (!signal) return () => {}
  const listener = listeners.get(signal) ?? listen(signal)
  listener.runs.add(run)
  return () => {
    listener.runs.delete(run)
    if (listener.runs.size > 0 || listeners.get(signal) !== listener) return
    signal.removeEventListener('abort', listener)
    listeners.delete(signal)
  }
}

function listen(signal: AbortSignal): SharedListener {
  const runs = new Set<() => void>()
  const listener = {
    runs,
    handleEvent() {
      listeners.delete(signal)
      for (const run of runs) run()
    },
  }
  signal.addEventListener('abort', listener, { once: true })
  listeners.set(signal, listener)
  return listener
}
