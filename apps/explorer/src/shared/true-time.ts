import { setClockOffset } from '@mcm/ui/relative-time'

/**
 * Maximum difference that is ignored. Headers contain only whole seconds, and responses take time.
 */
const TOLERANCE_MS = 2 * 60 * 1000

let offset = 0
const listeners = new Set<() => void>()

/**
 * Returns the current time, corrected, or the corrected value of an earlier reading of the device's
 * clock.
 */
export function trueTime(shown = Date.now()): number {
  return shown + offset
}

/**
 * Returns how far the device's clock is behind, in milliseconds. The value is negative if the clock
 * is ahead, and 0 if it is right.
 */
export function clockOffset(): number {
  return offset
}

/**
 * Calls `listener` whenever the correction changes. Returns a function that removes the listener.
 */
export function subscribeOffset(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Compares the device's clock with a response's `Date` header. The response must come from this
 * site: endpoints don't expose the header across origins.
 *
 * @param sentAt The device's clock when the request was sent.
 */
export function learnTime({ headers }: Response, sentAt: number): void {
  const written = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(written)) return
  // A cache adds the age of the response. The header rounds down.
  const server = written + 1000 * Number(headers.get('age') ?? 0) + 500
  const difference = server - (sentAt + Date.now()) / 2
  const next = Math.abs(difference) > TOLERANCE_MS ? difference : 0
  if (next === offset) return
  offset = next
  setClockOffset(next)
  for (const listener of listeners) listener()
}

/** Returns when the day began (UTC, like all times of the explorer), in milliseconds since 1970. */
export function startOfDay(): number {
  return new Date(trueTime()).setUTCHours(0, 0, 0, 0)
}
