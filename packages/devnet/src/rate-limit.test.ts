import { describe, expect, it } from 'vitest'
import { documentedLimiter, serverLimiter, type RateLimiter } from './rate-limit'

/** Returns how many of the requests are allowed if they are `apart` milliseconds apart. */
function allowed(limiter: RateLimiter, requests: number, apart: number, from = 0): number {
  let count = 0
  for (let sent = 0; sent < requests; sent++) {
    if (limiter.request('one', from + sent * apart).allowed) count++
  }
  return count
}

describe('newer servers’ limit', () => {
  it('allows 2 per second', () => {
    expect(allowed(serverLimiter(), 5, 100)).toBe(2)
  })

  it('allows 60 per minute', () => {
    expect(allowed(serverLimiter(), 100, 520)).toBe(60)
  })

  it('allows 2,000 per hour', () => {
    expect(allowed(serverLimiter(), 3000, 1100)).toBe(2000)
  })

  it('returns how long to wait', () => {
    const limiter = serverLimiter()
    allowed(limiter, 2, 0)
    expect(limiter.request('one', 400)).toEqual({ allowed: false, remaining: 0, wait: 600 })
    expect(limiter.request('one', 1000)).toEqual({ allowed: true, remaining: 1, wait: 0 })
  })
})

describe('the documented limit', () => {
  it('allows a burst of 200, then 100 per minute', () => {
    const limiter = documentedLimiter()
    expect(allowed(limiter, 250, 0)).toBe(200)
    expect(allowed(limiter, 600, 100, 1)).toBe(99)
  })

  it('returns how long to wait', () => {
    const limiter = documentedLimiter()
    allowed(limiter, 200, 0)
    expect(limiter.request('one', 0)).toEqual({ allowed: false, remaining: 0, wait: 600 })
  })
})
