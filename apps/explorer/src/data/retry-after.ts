import { isRateLimitError } from '@mcm/rosetta-client'

/**
 * Longest wait to accept, in seconds. A wait of more than an hour means that the
 * endpoint uses the wrong units or has the wrong time.
 */
const LONGEST_S = 3600

/**
 * Returns how long to wait after a rate-limit error, in milliseconds. The result is 0 if the
 * endpoint doesn't specify the wait, and undefined for other errors.
 */
export function retryAfterMs(error: unknown): number | undefined {
  if (!isRateLimitError(error)) return undefined
  return Math.min(error.retryAfter ?? 0, LONGEST_S) * 1000
}
