import { readRateHeaders, secondsUntil } from '../core/rate-headers'
import type { RateHeaders } from '../core/rate-headers'

/** Maximum number of requests within any time span of the given milliseconds. */
export interface Limit {
  readonly allowed: number
  readonly span: number
}

/** How requests of a priority use the allowance. */
export interface Use {
  /** Fraction of each limit and of the remaining requests that these requests may use. */
  readonly share: number
  /**
   * Whether these requests may use up the remaining allowance immediately, instead of being spread evenly
   * and leaving a reserve.
   */
  readonly bursts: boolean
}

/** A request that was sent. */
export interface Departure {
  readonly number: number
  readonly at: number
  /** Latest time at which the endpoint can have counted the request. */
  countedBy: number
}

/** The number of remaining requests that a response reported. */
interface Remainder {
  /** Request that the response belongs to. `remaining` doesn't account for later requests. */
  readonly departure: Departure
  readonly at: number
  readonly remaining: number
  readonly resetAt: number
}

const SECOND = 1000
const MINUTE = 60_000
const HOUR = 3_600_000

/** Limits that newer servers apply to each IP address. */
const LEARNED: readonly Limit[] = [
  { allowed: 2, span: SECOND },
  { allowed: 60, span: MINUTE },
]
/** Pause after a 429 that doesn't specify a time. */
const DEFAULT_PAUSE = 5 * SECOND
/** Maximum delay caused by response headers. */
const MAX_PAUSE = MINUTE
/** Maximum delay caused by response headers if the endpoint's clock offset is unknown. */
const MAX_PAUSE_UNKNOWN_CLOCK = 2 * SECOND
/**
 * Maximum time until a reset. No server has a longer window, so a later reset means that a clock is
 * wrong.
 */
const MAX_WINDOW = HOUR
/**
 * Maximum number of requests that are reserved for other processes when requests are spread. The reserve
 * is otherwise a tenth of the window.
 */
const MAX_RESERVE = 5
/** Maximum time until a request reaches the server, which counts the request on arrival. */
const ARRIVAL = SECOND

/**
 * Tracks how many requests an endpoint allows, from the given limits, 429s and rate headers. This class
 * uses the monotonic clock, so that changes of the system clock don't delay requests.
 */
export class Allowance {
  /** Whether the endpoint has returned a 429. */
  limited = false
  readonly #limits: readonly Limit[]
  /** As many of the sent requests as the limits need, latest last. */
  readonly #departures: Departure[] = []
  #pausedUntil = -Infinity
  #remainder: Remainder | undefined
  /** Largest number of remaining requests reported so far, if any. */
  #maxRemaining: number | undefined
  /** The endpoint's time minus the local time in milliseconds, if known. */
  #clockOffset: number | undefined

  constructor(limits: readonly Limit[]) {
    this.#limits = limits.filter(({ allowed }) => allowed < Infinity)
  }

  /** Returns the number of milliseconds until a request may be sent. A result of 0 or less means now. */
  wait(use: Use, now: number): number {
    const waits = [...this.#limits, ...this.#learnedLimits()].map(({ allowed, span }) => {
      const usable = Math.max(1, Math.floor(allowed * use.share))
      const blocking = this.#departures.at(-usable)
      return blocking === undefined ? 0 : blocking.countedBy + span - now
    })
    return Math.max(this.#pausedUntil - now, this.#waitForRemainder(use, now), ...waits)
  }

  /** Returns the number of milliseconds for which a 429 still pauses all requests. */
  pausedFor(now: number): number {
    return Math.max(0, this.#pausedUntil - now)
  }

  depart(now: number): Departure {
    const number = (this.#departures.at(-1)?.number ?? 0) + 1
    const departure = { number, at: now, countedBy: now + ARRIVAL }
    this.#departures.push(departure)
    const longest = Math.max(...[...this.#limits, ...LEARNED].map(({ allowed }) => allowed))
    this.#departures.splice(0, this.#departures.length - Math.floor(longest))
    return departure
  }

  /** Records the result of a request. The headers and the status are missing if there was no response. */
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
    const seconds = retryAfter ?? secondsUntil(resetAt, date)
    // One second is added, because servers round down.
    const pause = seconds === undefined ? DEFAULT_PAUSE : (seconds + 1) * SECOND
    this.#pausedUntil = Math.max(this.#pausedUntil, now + Math.min(pause, MAX_PAUSE))
    this.limited = true
  }

  /**
   * Returns the default limits that apply. After a 429, these are all of them. Before that, they are
   * those above the largest reported number of remaining requests.
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
