import type { AttemptInfo, ClientHooks, Throttle } from '@mcm/rosetta-client'

/** What the tabs of a browser tell each other about one endpoint, which counts their requests together. */
type News =
  /** A tab has been opened and wants to know what the others did until then. */
  | { what: 'hello'; at: number }
  /** What one has done: requests in the last minute, and whether one was refused. */
  | { what: 'before'; requests: number; limited: boolean }
  | { what: 'left'; id: string }
  | { what: 'answered'; id: string; status: number; headers: [string, string][] }

type Shared = Required<Pick<ClientHooks, 'beforeRequest' | 'afterResponse'>>

const MINUTE_MS = 60_000
/** Answers of other tabs that are awaited; a tab may be closed before it has one. */
const MOST_AWAITED = 100
const RATE_HEADERS = [
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]

/**
 * Lets an endpoint's allowance count the requests of the browser's other tabs, and learn from their
 * answers: each is repeated to it as if it were its own. Where a browser has no channel between tabs,
 * each tab is alone.
 *
 * @returns the hooks by which the other tabs hear of a request that has left.
 */
export function shareWithTabs(endpoint: string, allowance: Throttle): Shared {
  const channel = openChannel(endpoint)
  const tell = (news: News) => channel?.postMessage(news)
  const hooksOfOthers = allowance.at('waiting')
  const awaited = new Map<string, AttemptInfo>()
  let departures: number[] = []

  const repeat = (): AttemptInfo => {
    const attempt = { ...NOBODY, signal: new AbortController().signal }
    void hooksOfOthers.beforeRequest?.(attempt)
    return attempt
  }
  const answer = (attempt: AttemptInfo, status: number, headers: [string, string][]) =>
    void hooksOfOthers.afterResponse?.(attempt, {
      status,
      headers: new Headers(headers),
      duration: 0,
    })

  const hear = (news: News) => {
    switch (news.what) {
      case 'hello': {
        const requests = recent(departures).filter((at) => at < news.at).length
        const { limited } = allowance
        if (requests > 0 || limited) tell({ what: 'before', requests, limited })
        return
      }
      case 'before': {
        const attempts = Array.from({ length: news.requests }, repeat)
        if (news.limited) answer(attempts[0] ?? repeat(), 429, [['retry-after', '0']])
        return
      }
      case 'left': {
        awaited.set(news.id, repeat())
        const [oldest] = awaited.keys()
        if (awaited.size > MOST_AWAITED && oldest !== undefined) awaited.delete(oldest)
        return
      }
      case 'answered': {
        const attempt = awaited.get(news.id)
        awaited.delete(news.id)
        if (attempt) answer(attempt, news.status, news.headers)
      }
    }
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))
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
      tell({ what: 'answered', id, status, headers: rateHeadersIn(headers) })
    },
  }
}

/** Stands for a request of another tab. */
const NOBODY = { endpoint: '', call: '', attempt: 1, body: {}, headers: new Headers() }

function openChannel(endpoint: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`pace ${endpoint}`)
  } catch {
    // Not there in an old browser, or refused to a page in a sandbox.
    return undefined
  }
}

function recent(departures: readonly number[]): number[] {
  return departures.filter((at) => now() - at < MINUTE_MS)
}

/** Monotonic, and the same in all tabs. */
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
