/** One timer for every relative time on the page; it stands still while nobody looks. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  for (const listener of listeners) listener()
}

function run() {
  const wanted = listeners.size > 0 && document.visibilityState === 'visible'
  if (wanted && timer === undefined) {
    timer = setInterval(tick, 1000)
    tick()
  } else if (!wanted && timer !== undefined) {
    clearInterval(timer)
    timer = undefined
  }
}

/** Calls `listener` every second until the returned function is called. */
export function subscribeClock(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', run)
  listeners.add(listener)
  run()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', run)
    run()
  }
}
