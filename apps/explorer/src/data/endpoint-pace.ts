import { type ClientHooks, type Priority, throttle } from '@mcm/rosetta-client'

/**
 * Default number of requests per minute per endpoint, unless the deployment configures another
 * limit: as many as the API's documentation allows in a burst. Servers that allow fewer report it
 * in their responses, and the throttle then keeps to that.
 */
const PER_MINUTE = 200
/** Delay after which a visitor notices that requests are being held back. */
const NOTICEABLE_DELAY_MS = 1000

/** The request allowance of an endpoint, shared by all of the explorer's requests to it. */
export interface EndpointPace {
  /** Returns request hooks for a client. Requests with a higher priority are sent first. */
  at: (priority: Priority) => ClientHooks
  /** Whether the endpoint has rate-limited a request, or its allowance is currently used up. */
  readonly slowed: boolean
  /** Milliseconds until the next request, if the endpoint has paused them all, or else 0. */
  readonly pausedFor: number
  /**
   * Calls the listener when `slowed` may have changed. Returns a function that removes the
   * listener.
   */
  subscribe: (listener: () => void) => () => void
}

const limits = new Map<string, number>()
const paces = new Map<string, EndpointPace>()

/** Sets the endpoints' limits. Call this before the first request. */
export function setAllowances(
  endpoints: readonly { url: string; requestsPerMinute?: number | undefined }[],
): void {
  for (const { url, requestsPerMinute } of endpoints) {
    if (requestsPerMinute !== undefined) limits.set(url, requestsPerMinute)
  }
}

/**
 * Returns the pace of an endpoint. If the endpoint limits requests, it is treated as slow for the
 * whole visit, on every screen.
 */
export function paceOf(endpoint: string): EndpointPace {
  let pace = paces.get(endpoint)
  if (!pace) {
    pace = createPace(endpoint, limits.get(endpoint) ?? PER_MINUTE)
    paces.set(endpoint, pace)
  }
  return pace
}

function createPace(endpoint: string, perMinute: number): EndpointPace {
  const allowance = throttle({ perMinute })
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  let held = false
  const setHeld = (value: boolean) => {
    if (held === value) return
    held = value
    tell()
  }
  allowance.subscribe(tell)
  let tabs: ClientHooks | undefined
  // Not loaded first. Other tabs don't count requests sent before it loads.
  void import('./shared-pace')
    .then(({ shareWithTabs }) => (tabs = shareWithTabs(endpoint, allowance)))
    .catch(() => undefined)

  return {
    at(priority) {
      const own = allowance.at(priority)
      return {
        async beforeRequest(attempt) {
          const since = performance.now()
          const timer = setTimeout(() => setHeld(true), NOTICEABLE_DELAY_MS)
          try {
            await own.beforeRequest?.(attempt)
          } finally {
            clearTimeout(timer)
          }
          // High-priority requests leave immediately even while others are held.
          if (priority !== 'waiting' && performance.now() - since < NOTICEABLE_DELAY_MS)
            setHeld(false)
          void tabs?.beforeRequest?.(attempt)
        },
        async afterResponse(attempt, result) {
          await own.afterResponse?.(attempt, result)
          void tabs?.afterResponse?.(attempt, result)
        },
      }
    },
    get slowed() {
      return allowance.limited || held
    },
    get pausedFor() {
      return allowance.pausedFor
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
