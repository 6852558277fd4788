/** Rate limits from response headers. */
export interface RateHeaders {
  /** Number of seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined
  readonly limit: number | undefined
  readonly remaining: number | undefined
  /** Time at which the window resets, in Unix milliseconds according to the endpoint's clock. */
  readonly resetAt: number | undefined
  /** Time of the endpoint's clock in Unix milliseconds. Browsers hide this header from other origins. */
  readonly date: number | undefined
}

/** Parses rate limit headers. Missing or malformed values are `undefined`. */
export function readRateHeaders(headers: Headers): RateHeaders {
  const integer = (name: string): number | undefined => {
    const value = headers.get(name) ?? ''
    return /^\d{1,15}$/.test(value) ? Number(value) : undefined
  }
  const time = (name: string): number | undefined => {
    const value = Date.parse(headers.get(name) ?? '')
    return value >= 0 ? value : undefined
  }
  const date = time('date')
  const reset = integer('x-ratelimit-reset')
  return {
    retryAfter: integer('retry-after') ?? secondsUntil(time('retry-after'), date),
    limit: integer('x-ratelimit-limit'),
    remaining: integer('x-ratelimit-remaining'),
    resetAt: reset && reset * 1000,
    date,
  }
}

/**
 * Returns the number of seconds from `clock` (default: now) to `time`, rounded up, or 0 if `time` has
 * passed.
 */
export function secondsUntil(time: number | undefined, clock = Date.now()): number | undefined {
  return time && Math.max(0, Math.ceil((time - clock) / 1000))
}
