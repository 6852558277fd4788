import { isRosettaError } from '@mcm/rosetta-client'

/** A wait of more than an hour means wrong units or a wrong clock at the endpoint. */
const LONGEST_S = 3600

/**
 * Returns how long to wait after a rate-limit error, in milliseconds: 0 if the endpoint doesn't
 * specify it, undefined for other errors.
 */
export function retryAfterMs(error: unknown): number | undefined {
  if (!isRosettaError(error, 'RateLimitError')) return undefined
  return Math.min(error.retryAfter ?? 0, LONGEST_S) * 1000
}
