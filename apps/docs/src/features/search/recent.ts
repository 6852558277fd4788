import { RECENT_SEARCHES_KEY } from '../../shared/storage-keys'

const MAX_RECENT = 6

/** Returns the recent queries, latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((query) => typeof query === 'string').slice(0, MAX_RECENT)
  } catch {
    // Storage is blocked, or the value isn't ours.
    return []
  }
}

/** Stores a query as the latest one. */
export function rememberSearch(query: string): void {
  store([query, ...recentSearches().filter((other) => other !== query)].slice(0, MAX_RECENT))
}

/** Removes all recent queries. */
export function clearRecentSearches(): void {
  store([])
}

function store(queries: readonly string[]): void {
  try {
    localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(queries))
  } catch {
    // Storage is blocked or full, so the queries last as long as the page.
  }
}
