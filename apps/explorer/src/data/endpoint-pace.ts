import { type ClientHooks, type Priority, throttle } from '@mcm/rosetta-client'

/** Requests in a minute that an endpoint gets where the deployment says nothing else. */
const PER_MINUTE = 60
/** A request that is held for longer than this is one that a visitor notices. */
const NOTICED_MS = 1000

/** The one allowance of an endpoint, through which every request of the explorer to it goes. */
export interface EndpointPace {
  /** Hooks for the requests of a client: those of a higher priority leave first. */
  at: (priority: Priority) => ClientHooks
  /** The endpoint has refused a request for there were too many, or its allowance is used up for now. */
  readonly slowed: boolean
  /** Calls the listener when `slowed` may have changed. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

const limits = new Map<string, number>()
const paces = new Map<string, EndpointPace>()

/** Sets what endpoints allow, before the first of them is asked. */
export function setAllowances(
  endpoints: readonly { url: string; requestsPerMinute?: number | undefined }[],
): void {
  for (const { url, requestsPerMinute } of endpoints) {
    if (requestsPerMinute !== undefined) limits.set(url, requestsPerMinute)
  }
}

/** An endpoint that limits stays slow for the visit, whatever screen is open. */
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
  let holds = false
  const setHolds = (value: boolean) => {
    if (holds === value) return
    holds = value
    tell()
  }
  allowance.subscribe(tell)
  let tabs: ClientHooks | undefined
  // Not among the first things to load. What leaves before, the other tabs don't hear of.
  void import('./shared-pace')
    .then(({ shareWithTabs }) => (tabs = shareWithTabs(endpoint, allowance)))
    .catch(() => undefined)

  return {
    at(priority) {
      const own = allowance.at(priority)
      return {
        async beforeRequest(attempt) {
          const since = performance.now()
          const timer = setTimeout(() => setHolds(true), NOTICED_MS)
          try {
            await own.beforeRequest?.(attempt)
          } finally {
            clearTimeout(timer)
          }
          // What is waited for leaves at once even when the rest is held.
          if (priority !== 'waiting' && performance.now() - since < NOTICED_MS) setHolds(false)
          void tabs?.beforeRequest?.(attempt)
        },
        async afterResponse(attempt, result) {
          await own.afterResponse?.(attempt, result)
          void tabs?.afterResponse?.(attempt, result)
        },
      }
    },
    get slowed() {
      return allowance.limited || holds
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
