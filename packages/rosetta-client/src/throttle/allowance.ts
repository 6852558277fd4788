import { readRateHeaders, secondsUntil } from '../core/rate-headers'
import type { RateHeaders } from '../core/rate-headers'

/** Maximum number of requests within any span of milliseconds. */
export interface Limit {
  readonly allowed: number
  readonly span: number
}

/** How requests of a priority use the allowance. */
export interface Use {
  /** Fraction of each limit and of the remaining requests that they may use. */
  readonly share: number
  /** Whether they may use the remaining requests immediately, instead of evenly and with a reserve. */
  readonly bursts: boolean
}

/** A sent request. */
export interface Departure {
  readonly number: number
  readonly at: number
  /** Latest time the endpoint counted it. */
  countedBy: number
}

/** Remaining requests reported by a response. */
interface Remainder {
  /** Request of the response. `remaining` doesn't include later requests. */
  readonly departure: Departure
  readonly at: number
  readonly remaining: number
  readonly resetAt: number
}

const SECOND = 1000
const MINUTE = 60_000
const HOUR = 3_600_000

/** Limits per IP address of newer servers. */
const LEARNED: readonly Limit[] = [
  { allowed: 2, span: SECOND },
  { allowed: 60, span: MINUTE },
]
/** Pause after a 429 without a time. */
const DEFAULT_PAUSE = 5 * SECOND
/** Maximum delay caused by headers. */
const MAX_PAUSE = MINUTE
/** Maximum delay caused by headers if the endpoint's clock offset is unknown. */
const MAX_PAUSE_UNKNOWN_CLOCK = 2 * SECOND
/** Maximum time to a reset. Servers have no longer windows, so a later reset means a wrong clock. */
const MAX_WINDOW = HOUR
/** Maximum number of requests reserved for other processes (otherwise a tenth of the window) when spreading requests. */
const MAX_RESERVE = 5
/** Maximum time until a request reaches the server, which counts it on arrival. */
const ARRIVAL = SECOND

/**
 * Tracks how many requests an endpoint allows, from the given limits, 429s and rate headers. Uses the
 * monotonic clock, so that changes of the system clock don't delay requests.
 */
export class Allowance {
  /** Whether the endpoint has returned a 429. */
  limited = false
  readonly #limits: readonly Limit[]
  /** Sent requests, latest last, as many as the limits need. */
  readonly #departures: Departure[] = []
  #pausedUntil = -Infinity
  #remainder: Remainder | undefined
  /** Largest number of remaining requests reported so far, if any. */
  #maxRemaining: number | undefined
  /** Endpoint's clock minus local clock in milliseconds, if known. */
  #clockOffset: number | undefined

  constructor(limits: readonly Limit[]) {
    this.#limits = limits.filter(({ allowed }) => allowed < Infinity)
  }

  /** Returns the milliseconds until a request may be sent, 0 or less for now. */
  wait(use: Use, now: number): number {
    const waits = [...this.#limits, ...this.#learnedLimits()].map(({ allowed, span }) => {
      const usable = Math.max(1, Math.floor(allowed * use.share))
      const blocking = this.#departures.at(-usable)
      return blocking === undefined ? 0 : blocking.countedBy + span - now
    })
    return Math.max(this.#pausedUntil - now, this.#waitForRemainder(use, now), ...waits)
  }

  depart(now: number): Departure {
    const number = (this.#departures.at(-1)?.number ?? 0) + 1
    const departure = { number, at: now, countedBy: now + ARRIVAL }
    this.#departures.push(departure)
    const longest = Math.max(...[...this.#limits, ...LEARNED].map(({ allowed }) => allowed))
    this.#departures.splice(0, this.#departures.length - Math.floor(longest))
    return departure
  }

  /** Records the result of a request. Headers and status are missing if there was no response. */
  settle(departure: Departure, now: number, headers?: Headers, status?: number): void {
    departure.countedBy = Math.min(departure.countedBy, now)
    if (!headers) return
    const rate = readRateHeaders(headers)
    this.#compareClocks(rate)
    if (status === 429) this.#pause(rate, now)
    const { remaining, resetAt } = rate
    if (remaining === undefined || resetAt === undefined) return
    this.#maxRemaining = Math.max(this.#maxRemaining ?? 0, remaining)
    if (departure.number < (this.#remainder?.departure.number ?? 0)) return
    const left = resetAt - Date.now() - (this.#clockOffset ?? 0)
    this.#remainder =
      left > 0 && left <= MAX_WINDOW
        ? { departure, at: now, remaining, resetAt: now + left }
        : undefined
  }

  #compareClocks({ date, retryAfter, resetAt }: RateHeaders): void {
    if (date !== undefined) this.#clockOffset = date - Date.now()
    else if (retryAfter !== undefined && resetAt !== undefined) {
      this.#clockOffset = resetAt - retryAfter * SECOND - Date.now()
    }
  }

  #pause({ retryAfter, resetAt, date }: RateHeaders, now: number): void {
    const seconds = retryAfter ?? (resetAt && secondsUntil(resetAt, date))
    // Add a second, because servers round down.
    const pause = seconds === undefined ? DEFAULT_PAUSE : (seconds + 1) * SECOND
    this.#pausedUntil = Math.max(this.#pausedUntil, now + Math.min(pause, MAX_PAUSE))
    this.limited = true
  }

  /**
   * Returns the default limits that apply: all after a 429. Before that, those above the largest reported
   * number of remaining requests.
   */
  #learnedLimits(): readonly Limit[] {
    const max = this.limited ? 0 : (this.#maxRemaining ?? Infinity)
    return LEARNED.filter(({ allowed }) => allowed > max)
  }

  #waitForRemainder({ share, bursts }: Use, now: number): number {
    const [remainder, last] = [this.#remainder, this.#departures.at(-1)]
    if (!remainder || !last || now >= remainder.resetAt) return 0
    const unseen = last.number - remainder.departure.number
    const reserve = bursts ? 0 : Math.min(MAX_RESERVE, Math.floor((this.#maxRemaining ?? 0) / 10))
    const usable = Math.floor((remainder.remaining - unseen - reserve) * share)
    const longest = this.#clockOffset === undefined ? MAX_PAUSE_UNKNOWN_CLOCK : MAX_PAUSE
    if (usable > 0) {
      const gap = (remainder.resetAt - last.at) / usable
      return bursts ? 0 : last.at + Math.min(gap, longest) - now
    }
    return Math.min(remainder.resetAt, Math.max(remainder.at, last.at) + longest) - now
  }
}
