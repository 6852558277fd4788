import type { AttemptInfo, ClientHooks, Throttle } from '@mcm/rosetta-client'

/** A message between a browser's tabs about an endpoint whose requests they count together. */
type News =
  /** A new tab requests the other tabs' state. */
  | { what: 'hello'; at: number }
  /**
   * The state of one tab: its requests in the last minute, and whether one of them was
   * rate-limited.
   */
  | { what: 'before'; requests: number; limited: boolean }
  | { what: 'left'; id: string }
  | { what: 'responded'; id: string; status: number; headers: [string, string][] }

type Shared = Required<Pick<ClientHooks, 'beforeRequest' | 'afterResponse'>>

const MINUTE_MS = 60_000
/**
 * Maximum number of pending responses of other tabs. A tab may close before it receives its
 * response.
 */
const MAX_AWAITED = 100
const RATE_HEADERS = [
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]

/**
 * Shares an endpoint's allowance with the browser's other tabs. Their requests and responses are
 * replayed into it as if they were its own. If the browser has no channel between tabs, each tab
 * counts alone.
 *
 * @returns hooks that report requests to the other tabs.
 */
export function shareWithTabs(endpoint: string, allowance: Throttle): Shared {
  const channel = openChannel(endpoint)
  const tell = (news: News) => channel?.postMessage(news)
  const hooksOfOthers = allowance.at('waiting')
  const awaited = new Map<string, AttemptInfo>()
  let departures: number[] = []

  const repeat = (): AttemptInfo => {
    const attempt = { ...ANONYMOUS_ATTEMPT, signal: new AbortController().signal }
    void hooksOfOthers.beforeRequest?.(attempt)
    return attempt
  }
  const replayResponse = (attempt: AttemptInfo, status: number, headers: [string, string][]) =>
    void hooksOfOthers.afterResponse?.(attempt, {
      status,
      headers: new Headers(headers),
      duration: 0,
    })

  const receive = (news: News) => {
    switch (news.what) {
      case 'hello': {
        const requests = recent(departures).filter((at) => at < news.at).length
        const { limited } = allowance
        if (requests > 0 || limited) tell({ what: 'before', requests, limited })
        return
      }
      case 'before': {
        const attempts = Array.from({ length: news.requests }, repeat)
        if (news.limited) replayResponse(attempts[0] ?? repeat(), 429, [['retry-after', '0']])
        return
      }
      case 'left': {
        awaited.set(news.id, repeat())
        const [oldest] = awaited.keys()
        if (awaited.size > MAX_AWAITED && oldest !== undefined) awaited.delete(oldest)
        return
      }
      case 'responded': {
        const attempt = awaited.get(news.id)
        awaited.delete(news.id)
        if (attempt) replayResponse(attempt, news.status, news.headers)
      }
    }
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => receive(data))
  tell({ what: 'hello', at: now() })

  const ids = new WeakMap<AttemptInfo, string>()
  return {
    beforeRequest(attempt) {
      departures = [...recent(departures), now()]
      const id = newId()
      ids.set(attempt, id)
      tell({ what: 'left', id })
    },
    afterResponse(attempt, { status, headers }) {
      const id = ids.get(attempt)
      if (id === undefined || status === undefined || !headers) return
      tell({ what: 'responded', id, status, headers: rateHeadersIn(headers) })
    },
  }
}

/** A stand-in for another tab's request. */
const ANONYMOUS_ATTEMPT = { endpoint: '', call: '', attempt: 1, body: {}, headers: new Headers() }

function openChannel(endpoint: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`pace ${endpoint}`)
  } catch {
    // Missing in an old browser, or blocked for a sandboxed page.
    return undefined
  }
}

function recent(departures: readonly number[]): number[] {
  return departures.filter((at) => now() - at < MINUTE_MS)
}

/** Returns a monotonic time that is the same in all tabs. */
function now(): number {
  return performance.timeOrigin + performance.now()
}

function rateHeadersIn(headers: Headers): [string, string][] {
  return RATE_HEADERS.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
}

let last = 0
const tab = Math.random()

function newId(): string {
  last += 1
  return `${tab} ${last}`
}
