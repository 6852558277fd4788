/** Maximum number of accounts that a search covers (specification, section 9). */
export const SEARCH_LIMIT = 10_000

/** Returns the state of a search, which is `idle` if nothing is being searched for. */
export type SearchState = 'idle' | 'searching' | 'found' | 'not-found' | 'canceled' | 'failed'

interface Search {
  isIdle: boolean
  /** Whether not even the first page has loaded. */
  isWaiting: boolean
  /** Whether the last requested page failed to load. */
  isFailed: boolean
  isCanceled: boolean
  /** Whether more accounts can be loaded and the search hasn't reached its limit. */
  canContinue: boolean
  matches: number
  /** Number of matches at which the search ends. */
  wanted: number
}

export function searchState(search: Search): SearchState {
  if (search.isIdle) return 'idle'
  if (search.matches >= search.wanted) return 'found'
  if (search.isCanceled) return search.matches > 0 ? 'found' : 'canceled'
  if (search.isFailed) return 'failed'
  if (search.isWaiting || search.canContinue) return 'searching'
  return search.matches > 0 ? 'found' : 'not-found'
}
