/** A client's remaining requests. */
export interface Allowance {
  readonly allowed: boolean
  readonly remaining: number
  /** Number of milliseconds until the next request is allowed, or 0 if one is allowed now. */
  readonly wait: number
}

export interface RateLimiter {
  /** Records a request made by this client at the given time, in milliseconds. */
  request(client: string, now: number): Allowance
}

/** Maximum number of requests per second, minute and hour. */
const serverWindows = [
  { milliseconds: 1000, requests: 2 },
  { milliseconds: 60_000, requests: 60 },
  { milliseconds: 3_600_000, requests: 2000 },
] as const

/**
 * Creates the limits of newer servers (mochimo-mesh d4e8964). They use fixed windows, each of which
 * starts with a client's first request.
 */
export function serverLimiter(): RateLimiter {
  const clients = new Map<string, { since: number; count: number }[]>()
  return {
    request(client, now) {
      const counts = clients.get(client) ?? serverWindows.map(() => ({ since: now, count: 0 }))
      clients.set(client, counts)
      let remaining = Infinity
      let wait = 0
      serverWindows.forEach(({ milliseconds, requests }, i) => {
        const window = counts[i]
        if (!window) return
        if (now - window.since >= milliseconds) Object.assign(window, { since: now, count: 0 })
        remaining = Math.min(remaining, requests - window.count)
        if (window.count >= requests) wait = Math.max(wait, window.since + milliseconds - now)
      })
      if (wait > 0) return { allowed: false, remaining: 0, wait }
      for (const window of counts) window.count++
      return { allowed: true, remaining: remaining - 1, wait: 0 }
    },
  }
}

const burst = 200
const perMinute = 100

/** Creates the documented limits: 100 requests per minute, with bursts of 200. */
export function documentedLimiter(): RateLimiter {
  const clients = new Map<string, { tokens: number; at: number }>()
  return {
    request(client, now) {
      const bucket = clients.get(client) ?? { tokens: burst, at: now }
      const earned = ((now - bucket.at) / 60_000) * perMinute
      bucket.tokens = Math.min(burst, bucket.tokens + earned)
      bucket.at = now
      clients.set(client, bucket)
      if (bucket.tokens < 1) {
        return { allowed: false, remaining: 0, wait: ((1 - bucket.tokens) / perMinute) * 60_000 }
      }
      bucket.tokens--
      return { allowed: true, remaining: Math.floor(bucket.tokens), wait: 0 }
    },
  }
}
