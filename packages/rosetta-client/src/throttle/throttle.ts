import type { AttemptInfo, ClientHooks } from '../core/options'
import { Allowance } from './allowance'
import type { Departure, Use } from './allowance'

/** The most requests that may leave, each by default as many as the endpoint lets. */
export interface ThrottleOptions {
  /** Within any second. */
  perSecond?: number | undefined
  /** Within any minute. */
  perMinute?: number | undefined
  /** Within any hour. */
  perHour?: number | undefined
}

/** What a request is for: something a person waits for, something they see fill in, or anything else. */
export type Priority = 'waiting' | 'visible' | 'background'

/**
 * Hooks that keep all requests within one allowance. Used directly, requests leave in the order they
 * came and may use all of it, evenly.
 */
export interface Throttle extends ClientHooks {
  /**
   * Hooks for requests of a priority, within the same allowance. Those of a higher priority leave
   * first, and lower ones don't use up its last part: 'visible' leaves 15%, 'background' 30%.
   */
  at(priority: Priority): ClientHooks
  /** Whether the endpoint has refused a request for being one too many: from then on it is asked slowly. */
  readonly limited: boolean
  /** Calls the listener when `limited` changes. Returns a function that ends this. */
  subscribe(listener: () => void): () => void
}

interface RankedUse extends Use {
  /** Lower ones leave first. */
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
 * Holds requests back so that the endpoint need not refuse any: `createRosettaClient({ baseUrl, hooks:
 * throttle() })`. The limits given are never exceeded. Without any, requests leave freely until the
 * endpoint says more: rate headers spread what remains over the time left, and a 429 pauses every
 * request as long as it says. From then on no more than 2 leave in a second and 60 in a minute, as
 * newer servers allow, unless headers show that it allows more. Give the same one to all clients of an endpoint, as it may be asked only so
 * often by all of them together. Waiting counts towards a call's total timeout alone and ends when
 * the call aborts.
 */
export function throttle(options: ThrottleOptions = {}): Throttle {
  const { perSecond = Infinity, perMinute = Infinity, perHour = Infinity } = options
  for (const [name, value] of Object.entries({ perSecond, perMinute, perHour })) {
    if (!(value >= 1)) throw new RangeError(`${name} must be 1 or more, not ${value}`)
  }
  const allowance = new Allowance([
    { allowed: perSecond, span: 1000 },
    { allowed: perMinute, span: 60_000 },
    { allowed: perHour, span: 3_600_000 },
  ])
  /** In the order of leaving. */
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
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
