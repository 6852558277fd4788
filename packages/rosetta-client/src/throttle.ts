import { sleep } from './core/abort'
import type { ClientHooks } from './core/options'

/** How many requests may leave. */
export interface ThrottleOptions {
  /** Within any second, by default 2. */
  perSecond?: number | undefined
  /** Within any minute, by default 60. */
  perMinute?: number | undefined
}

const SECOND = 1000
const MINUTE = 60_000

/**
 * A hook that holds requests back so that no more than so many leave within any second and any minute:
 * `createRosettaClient({ baseUrl, hooks: throttle() })`. Its defaults are what newer servers allow an IP
 * address within a second and a minute; the 2,000 requests an hour that they also allow are up to you. Give the same one to several clients of an endpoint to share the allowance. Requests leave in
 * the order they came; waiting counts towards a call's total time-out alone and ends when the call aborts.
 */
export function throttle(options: ThrottleOptions = {}): ClientHooks {
  const { perSecond = 2, perMinute = 60 } = options
  for (const [name, value] of Object.entries({ perSecond, perMinute })) {
    if (!(value >= 1)) throw new RangeError(`${name} must be 1 or more, not ${value}`)
  }
  /** When requests left, latest last; no more than a minute of them. Monotonic: a clock set back must not hold requests back. */
  const departures: number[] = []
  let queue: Promise<unknown> = Promise.resolve()

  const windows = [
    [perSecond, SECOND],
    [perMinute, MINUTE],
  ] as const

  async function depart(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted()
      const now = performance.now()
      const waits = windows.map(([allowed, span]) => {
        const blocking = departures.at(-Math.floor(allowed))
        return blocking === undefined ? 0 : blocking + span - now
      })
      const wait = Math.max(...waits)
      if (wait <= 0) {
        departures.push(now)
        departures.splice(0, departures.length - Math.floor(Math.max(perSecond, perMinute)))
        return
      }
      await sleep(wait, signal)
    }
  }

  return {
    beforeRequest({ signal }) {
      const turn = queue.then(() => depart(signal))
      queue = turn.catch(() => {})
      return turn
    },
  }
}
