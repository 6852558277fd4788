import { readRateHeaders, secondsUntil } from '../core/rate-headers'
import type { RateHeaders } from '../core/rate-headers'

/** Requests that may leave within each span of so many milliseconds. */
export interface Limit {
  readonly allowed: number
  readonly span: number
}

/** How a kind of request uses the allowance. */
export interface Use {
  /** Part of each limit, and of what the endpoint says remains, that it may use up. */
  readonly share: number
  /** Whether it takes what remains as soon as it wants; else evenly over the time left, and not the last of it. */
  readonly bursts: boolean
}

/** A request that left. */
export interface Departure {
  readonly number: number
  readonly at: number
  /** When the endpoint has certainly counted it. */
  countedBy: number
}

/** What an answer said of the requests that remain. */
interface Remainder {
  /** The request that was answered; later ones are not in `remaining` yet. */
  readonly departure: Departure
  readonly at: number
  readonly remaining: number
  readonly resetAt: number
}

const SECOND = 1000
const MINUTE = 60_000
const HOUR = 3_600_000

/** What newer servers allow an IP address. */
const LEARNED: readonly Limit[] = [
  { allowed: 2, span: SECOND },
  { allowed: 60, span: MINUTE },
]
/** After a 429 that doesn't say how long to wait. */
const DEFAULT_PAUSE = 5 * SECOND
/** No header holds requests back for longer than this. */
const LONGEST_PAUSE = MINUTE
/** Nor for longer than this while nothing shows how far the endpoint's clock is from ours. */
const LONGEST_GUESS = 2 * SECOND
/** No server counts over a longer span: a reset further off comes from a wrong clock. */
const LONGEST_SPAN = HOUR
/** Not taken evenly, as other processes may take some at the same moment: a tenth of the most there was, but no more than this. */
const LARGEST_RESERVE = 5
/** Servers count a request when it arrives, not when they answer it. */
const ARRIVAL = SECOND

/**
 * How often one endpoint may be asked: the limits given, and what the endpoint says by 429s and rate
 * headers. All times are of the monotonic clock: setting the system clock must not hold requests back.
 */
export class Allowance {
  /** Whether the endpoint has refused a request. */
  limited = false
  readonly #limits: readonly Limit[]
  /** Latest last, as many as the limits look back at, the learned ones included. */
  readonly #departures: Departure[] = []
  #pausedUntil = -Infinity
  #remainder: Remainder | undefined
  /** The most that ever remained; undefined as long as no answer has told. */
  #most: number | undefined
  /** Endpoint's wall clock minus ours, in milliseconds, once an answer has shown it. */
  #clockOffset: number | undefined

  constructor(limits: readonly Limit[]) {
    this.#limits = limits.filter(({ allowed }) => allowed < Infinity)
  }

  /** Milliseconds until such a request may leave; 0 or less if it may now. */
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

  /** Takes in what came of a request; headers and status are missing where nobody answered. */
  settle(departure: Departure, now: number, headers?: Headers, status?: number): void {
    departure.countedBy = Math.min(departure.countedBy, now)
    if (!headers) return
    const rate = readRateHeaders(headers)
    this.#compareClocks(rate)
    if (status === 429) this.#pause(rate, now)
    const { remaining, resetAt } = rate
    if (remaining === undefined || resetAt === undefined) return
    this.#most = Math.max(this.#most ?? 0, remaining)
    if (departure.number < (this.#remainder?.departure.number ?? 0)) return
    const left = resetAt - Date.now() - (this.#clockOffset ?? 0)
    this.#remainder =
      left > 0 && left <= LONGEST_SPAN
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
    // Servers round down.
    const pause = seconds === undefined ? DEFAULT_PAUSE : (seconds + 1) * SECOND
    this.#pausedUntil = Math.max(this.#pausedUntil, now + Math.min(pause, LONGEST_PAUSE))
    this.limited = true
  }

  /**
   * After a 429 all of them; before, once rate headers show that the endpoint limits, those that leave
   * no more than what it said remains.
   */
  #learnedLimits(): readonly Limit[] {
    const most = this.limited ? 0 : (this.#most ?? Infinity)
    return LEARNED.filter(({ allowed }) => allowed > most)
  }

  #waitForRemainder({ share, bursts }: Use, now: number): number {
    const [remainder, last] = [this.#remainder, this.#departures.at(-1)]
    if (!remainder || !last || now >= remainder.resetAt) return 0
    const unseen = last.number - remainder.departure.number
    const reserve = bursts ? 0 : Math.min(LARGEST_RESERVE, Math.floor((this.#most ?? 0) / 10))
    const usable = Math.floor((remainder.remaining - unseen - reserve) * share)
    const longest = this.#clockOffset === undefined ? LONGEST_GUESS : LONGEST_PAUSE
    if (usable > 0) {
      const gap = (remainder.resetAt - last.at) / usable
      return bursts ? 0 : last.at + Math.min(gap, longest) - now
    }
    return Math.min(remainder.resetAt, Math.max(remainder.at, last.at) + longest) - now
  }
}
