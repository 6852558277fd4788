/**
 * The listeners of a single timer that updates every relative time on the page. The timer stops
 * while the page is hidden.
 */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

let offset = 0

/** Returns the current time according to the corrected device clock. */
export function now(): number {
  return Date.now() + offset
}

/**
 * Corrects the clock of every relative time. For example, if a device's clock is an hour ahead,
 * pass `-3_600_000`. Pass 0 to trust the device's clock again.
 *
 * @example
 * ```tsx
 * import { RelativeTime, setClockOffset } from '@mcm/ui/relative-time'
 *
 * // The server's clock is an hour behind this device's.
 * setClockOffset(-3_600_000)
 *
 * <RelativeTime time={Date.UTC(2026, 8, 4, 5, 36, 38)} />
 * ```
 */
export function setClockOffset(ms: number): void {
  offset = ms
  tick()
}

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
