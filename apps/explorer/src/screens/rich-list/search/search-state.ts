/** How many accounts a search covers (specification, section 9). */
export const SEARCH_LIMIT = 10_000

/** Returns a search's state; `idle` if nothing is searched for. */
export type SearchState = 'idle' | 'searching' | 'found' | 'not-found' | 'canceled' | 'failed'

interface Search {
  isIdle: boolean
  /** Not even the first page has loaded. */
  isWaiting: boolean
  /** The last requested page failed to load. */
  isFailed: boolean
  isCanceled: boolean
  /** More can be loaded, and the search hasn't reached its limit. */
  canContinue: boolean
  matches: number
  /** The search ends at this many matches. */
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
