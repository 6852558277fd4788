import { setClockOffset } from '@mcm/ui/relative-time'

/** A difference that matters to nobody: headers have whole seconds, and responses take some. */
const TOLERANCE_MS = 2 * 60 * 1000

let offset = 0
const listeners = new Set<() => void>()

/** Returns the present, or what the device's clock showed at another time, as corrected. */
export function trueTime(shown = Date.now()): number {
  return shown + offset
}

/** Returns how far the device's clock is behind, in ms; below 0 it is ahead, and 0 is right. */
export function clockOffset(): number {
  return offset
}

/** Calls `listener` whenever the correction changes. Returns how to stop. */
export function subscribeOffset(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Compares the device's clock with a response's `Date` header. The response must be of this site:
 * endpoints don't let other sites read the header.
 *
 * @param sentAt What the device's clock showed when the request left.
 */
export function learnTime({ headers }: Response, sentAt: number): void {
  const written = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(written)) return
  // A cache between says for how long it has kept the response. The header rounds down.
  const server = written + 1000 * Number(headers.get('age') ?? 0) + 500
  const difference = server - (sentAt + Date.now()) / 2
  const next = Math.abs(difference) > TOLERANCE_MS ? difference : 0
  if (next === offset) return
  offset = next
  setClockOffset(next)
  for (const listener of listeners) listener()
}
