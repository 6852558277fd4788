import {
  createRosettaClient,
  isRateLimitError,
  throttle,
  type ClientHooks,
  type ClientOptions,
  type RetryOptions,
  type RosettaClient,
  type ThrottleOptions,
} from '@mcm/rosetta-client'
import { createHttpFetch, MAX_RESPONSE_BYTES } from './http-fetch'

const HOUR = 3_600_000

/** Minimum duration of a wait that is announced, in milliseconds. */
const LONG_WAIT_MS = 5_000

/**
 * Creates a client that sends requests as fast as the endpoint allows and waits when its hourly
 * limits are reached.
 *
 * @param say Prints a line about a long wait.
 * @param limits Limits to apply in addition to the endpoint's own.
 */
export function connect(
  endpoint: string,
  say: (line: string) => void,
  limits: ThrottleOptions = {},
  retry: RetryOptions = {},
): RosettaClient {
  return createRosettaClient(connectionOptions(endpoint, say, limits, retry))
}

/** Returns the options for `connect`. Clients with the same options share the endpoint's limits. */
export function connectionOptions(
  endpoint: string,
  say: (line: string) => void,
  limits: ThrottleOptions = {},
  retry: RetryOptions = {},
): ClientOptions {
  return {
    baseUrl: endpoint,
    fetch: createHttpFetch(),
    maxResponseBytes: MAX_RESPONSE_BYTES,
    hooks: [throttle(limits), announceWaits(say)],
    retry: { maxDelay: HOUR, ...retry },
    // The timeout includes waits for rate limits and retries.
    totalTimeout: 5 * HOUR,
  }
}

/**
 * Returns hooks that announce a long wait after a 429 only once, even if several requests are
 * waiting.
 */
function announceWaits(say: (line: string) => void): ClientHooks {
  let announcedUntil = 0
  return {
    afterResponse({ endpoint }, { error, retryIn = 0 }) {
      if (retryIn < LONG_WAIT_MS || !isRateLimitError(error)) return
      const until = performance.now() + retryIn
      if (until < announcedUntil + LONG_WAIT_MS) return
      announcedUntil = until
      say(
        `Rate limited by ${endpoint}. Waiting ${Math.ceil(retryIn / 1000)} s before the next request.`,
      )
    },
  }
}
