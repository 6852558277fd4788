import { type Mempool, pendingRows } from '../lifecycle'

const KEY = 'mempool-seen'

/**
 * Returns the times, in milliseconds since 1970, at which this tab first saw an endpoint's pending
 * transactions, by hash. They survive a reload and last until the tab is closed.
 */
export function readSeenTimes(endpoint: string): ReadonlyMap<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return new Map()
    const { endpoint: of, times } = stored as Record<string, unknown>
    return new Map(of === endpoint && Array.isArray(times) ? times.filter(isTime) : [])
  } catch {
    return new Map()
  }
}

/** Saves the times of the pending transactions that arrived while the tab showed the mempool. */
export function saveSeenTimes(endpoint: string, mempool: Mempool): void {
  const times = pendingRows(mempool)
    .filter(({ arrived }) => arrived)
    .map(({ hash, firstSeen }) => [hash, firstSeen])
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ endpoint, times }))
  } catch {
    // Blocked or full: the times last until the page is closed.
  }
}

function isTime(entry: unknown): entry is [hash: string, time: number] {
  if (!Array.isArray(entry)) return false
  const [hash, time] = entry as unknown[]
  return typeof hash === 'string' && Number.isSafeInteger(time)
}
