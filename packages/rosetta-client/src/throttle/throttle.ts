import type { AttemptInfo, ClientHooks } from '../core/options'
import { Allowance } from './allowance'
import type { Departure, Use } from './allowance'

/**
 * Limits on requests. By default, only the endpoint's own limits apply.
 *
 * @example
 * ```ts
 * import { throttle, type ThrottleOptions } from '@mcm/rosetta-client'
 *
 * const limits: ThrottleOptions = { perSecond: 2, perMinute: 60, perHour: 2000 }
 * throttle(limits).limited // => false
 * ```
 */
export interface ThrottleOptions {
  /** Maximum number of requests within any second. */
  perSecond?: number | undefined
  /** Maximum number of requests within any minute. */
  perMinute?: number | undefined
  /** Maximum number of requests within any hour. */
  perHour?: number | undefined
}

/**
 * Priority of a request: `waiting` if the user is waiting for the result, `visible` if the user sees the
 * result appear, and `background` for all other requests.
 *
 * @example
 * ```ts
 * import { createRosettaClient, type Priority, throttle } from '@mcm/rosetta-client'
 *
 * const shared = throttle()
 * const clientFor = (priority: Priority) =>
 *   createRosettaClient({ baseUrl: 'https://api.mochimo.org', hooks: shared.at(priority) })
 * await clientFor('background').network.status()
 * ```
 */
export type Priority = 'waiting' | 'visible' | 'background'

/**
 * Hooks that limit requests. If you use them directly, requests are sent in order, spread evenly, and can
 * use the whole allowance.
 *
 * @example
 * ```ts
 * import { type Throttle, throttle } from '@mcm/rosetta-client'
 *
 * const shared: Throttle = throttle({ perMinute: 60 })
 * const stop = shared.subscribe(() => console.log(shared.limited ? 'slowed down' : 'normal'))
 * await mochimo.withOptions({ hooks: shared.at('visible') }).network.status()
 * stop()
 * ```
 */
export interface Throttle extends ClientHooks {
  /**
   * Returns hooks for a priority. All priorities share the same allowance. Requests with a higher
   * priority are sent first. Requests with a lower priority leave part of the allowance unused: 15% for
   * 'visible' and 30% for 'background'.
   */
  at(priority: Priority): ClientHooks
  /** Whether the endpoint has returned a 429, after which requests are sent more slowly. */
  readonly limited: boolean
  /** Milliseconds for which a 429 still pauses all requests, or 0 if none does. */
  readonly pausedFor: number
  /** Registers a listener that is called when `limited` changes. Returns a function to unsubscribe. */
  subscribe(listener: () => void): () => void
}

interface RankedUse extends Use {
  /** Rank in the queue. Requests with a lower rank are sent first. */
  readonly rank: number
}

interface Waiting {
  readonly attempt: AttemptInfo
  readonly use: RankedUse
  readonly leave: () => void
}

const DIRECT: RankedUse = { rank: 0, share: 1, bursts: false }
const USES: Record<Priority, RankedUse> = {
  waiting: { rank: 0, share: 1, bursts: true },
  visible: { rank: 1, share: 0.85, bursts: true },
  background: { rank: 2, share: 0.7, bursts: false },
}

/**
 * Delays requests to stay within an endpoint's rate limits: `createRosettaClient({ baseUrl, hooks:
 * throttle() })`. The given limits are never exceeded. If no limits are given, requests are sent
 * immediately until the endpoint reports its own limits. If the endpoint sends rate headers, the
 * remaining requests are spread over the window. A 429 pauses all requests for the time it specifies.
 * After that, at most 2 requests per second and 60 per minute are sent, which newer servers allow, unless
 * headers allow more. Share one throttle among all clients of an endpoint. Time spent in the queue counts
 * only toward a call's total timeout, and waiting ends if the call is aborted.
 *
 * @example
 * ```ts
 * import { createRosettaClient, throttle } from '@mcm/rosetta-client'
 *
 * const hooks = throttle({ perSecond: 2, perMinute: 60 })
 * const polite = createRosettaClient({ baseUrl: 'https://api.mochimo.org', hooks })
 * await polite.network.status()
 * hooks.limited // => false
 * ```
 */
export function throttle(options: ThrottleOptions = {}): Throttle {
  const { perSecond = Infinity, perMinute = Infinity, perHour = Infinity } = options
  for (const [name, value] of Object.entries({ perSecond, perMinute, perHour })) {
    if (!(value >= 1)) throw new RangeError(`${name} must be at least 1, got ${value}`)
  }
  const allowance = new Allowance([
    { allowed: perSecond, span: 1000 },
    { allowed: perMinute, span: 60_000 },
    { allowed: perHour, span: 3_600_000 },
  ])
  /** Waiting requests in the order in which they will be sent. */
  const queue: Waiting[] = []
  const departures = new WeakMap<AttemptInfo, Departure>()
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function releaseNext(): void {
    clearTimeout(timer)
    for (;;) {
      const [next] = queue
      if (!next) return
      const now = performance.now()
      const wait = allowance.wait(next.use, now)
      if (wait > 0) {
        timer = setTimeout(releaseNext, Math.ceil(wait))
        return
      }
      queue.shift()
      departures.set(next.attempt, allowance.depart(now))
      next.leave()
    }
  }

  function hold(attempt: AttemptInfo, use: RankedUse): Promise<void> {
    const { signal } = attempt
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason as Error)
        return
      }
      const giveUp = (): void => {
        queue.splice(queue.indexOf(waiting), 1)
        reject(signal.reason as Error)
        releaseNext()
      }
      const leave = (): void => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const waiting: Waiting = { attempt, use, leave }
      const later = queue.findIndex((other) => other.use.rank > use.rank)
      queue.splice(later < 0 ? queue.length : later, 0, waiting)
      signal.addEventListener('abort', giveUp, { once: true })
      releaseNext()
    })
  }

  const hooks = (use: RankedUse): Required<ClientHooks> => ({
    beforeRequest: (attempt) => hold(attempt, use),
    afterResponse(attempt, { headers, status }) {
      const departure = departures.get(attempt)
      if (!departure) return
      const { limited } = allowance
      allowance.settle(departure, performance.now(), headers, status)
      if (allowance.limited !== limited) for (const listener of listeners) listener()
      releaseNext()
    },
  })

  return {
    ...hooks(DIRECT),
    at: (priority) => hooks(USES[priority]),
    get limited() {
      return allowance.limited
    },
    get pausedFor() {
      return allowance.pausedFor(performance.now())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
