/** What an answer says about how often its endpoint may be asked. */
export interface RateHeaders {
  /** Seconds, from `Retry-After`. */
  readonly retryAfter: number | undefined
  readonly limit: number | undefined
  readonly remaining: number | undefined
  /** When the count starts again, in milliseconds of the endpoint's wall clock. */
  readonly resetAt: number | undefined
  /** The endpoint's wall clock, in milliseconds; browsers hide it from other origins. */
  readonly date: number | undefined
}

/** Reads them; what is missing or malformed is undefined. */
export function readRateHeaders(headers: Headers): RateHeaders {
  const whole = (name: string): number | undefined => {
    const value = headers.get(name)?.trim() ?? ''
    return /^\d{1,15}$/.test(value) ? Number(value) : undefined
  }
  const time = (name: string): number | undefined => {
    const value = Date.parse(headers.get(name) ?? '')
    return Number.isNaN(value) ? undefined : value
  }
  const date = time('date')
  const until = whole('retry-after') === undefined ? time('retry-after') : undefined
  const reset = whole('x-ratelimit-reset')
  return {
    retryAfter: whole('retry-after') ?? (until && secondsUntil(until, date)),
    limit: whole('x-ratelimit-limit'),
    remaining: whole('x-ratelimit-remaining'),
    resetAt: reset === undefined ? undefined : reset * 1000,
    date,
  }
}

/** Whole seconds from a wall clock, by default ours, to a time; 0 when it has passed. */
export function secondsUntil(time: number, clock: number = Date.now()): number {
  return Math.max(0, Math.ceil((time - clock) / 1000))
}
