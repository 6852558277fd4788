import { isRosettaError } from '@mcm/rosetta-client'

/** An endpoint that asks for more than an hour has its units or its clock wrong. */
const LONGEST_S = 3600

/**
 * How long an endpoint asks to be left alone, in milliseconds; 0 when it does not say, and undefined
 * when the error is not about its limit.
 */
export function retryAfterMs(error: unknown): number | undefined {
  if (!isRosettaError(error, 'RateLimitError')) return undefined
  return Math.min(error.retryAfter ?? 0, LONGEST_S) * 1000
}
