/** Whether a server responded to the last request that this browser tab sent to it. */
export type Reachability = 'unknown' | 'responding' | 'unreachable'

const CHANGED = 'docs:reachability'
const GATEWAY_ERRORS = new Set([502, 503, 504])

/** Outcomes on this page, which are complete even if the storage is blocked. */
const outcomes = new Map<string, Reachability>()

type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

/** Returns a function that sends requests like `fetch` and remembers whether the server responded. */
export function watchResponses(name: string, fetch: Fetch): Fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, init)
      remember(name, GATEWAY_ERRORS.has(response.status) ? 'unreachable' : 'responding')
      return response
    } catch (error) {
      // A canceled request says nothing about the server, unlike a timeout.
      const isCanceled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCanceled) remember(name, 'unreachable')
      throw error
    }
  }
}

/** Returns the outcome of the last request to a server. */
export function reachabilityOf(name: string): Reachability {
  const outcome = outcomes.get(name) ?? read(name)
  return outcome === 'responding' || outcome === 'unreachable' ? outcome : 'unknown'
}

/** Calls a listener after each change. */
export function onReachabilityChange(listener: () => void): void {
  document.addEventListener(CHANGED, listener)
}

function remember(name: string, outcome: Reachability): void {
  if (reachabilityOf(name) === outcome) return
  outcomes.set(name, outcome)
  try {
    sessionStorage.setItem(keyOf(name), outcome)
  } catch {
    // Storage is blocked, so the next page doesn't know the outcome.
  }
  document.dispatchEvent(new Event(CHANGED))
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

function keyOf(name: string): string {
  return `docs-reachability:${name}`
}
