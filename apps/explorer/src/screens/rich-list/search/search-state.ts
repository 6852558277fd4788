/** How many accounts a search goes through (specification, section 9). */
export const SEARCH_LIMIT = 10_000

/** How a search stands; `idle` when nothing is searched for. */
export type SearchState = 'idle' | 'searching' | 'found' | 'not-found' | 'cancelled' | 'failed'

interface Search {
  isIdle: boolean
  /** Not even the first page is there. */
  isWaiting: boolean
  /** The last page asked for did not come. */
  isFailed: boolean
  isCancelled: boolean
  /** There is more to load, and the search has not reached its limit. */
  mayGoOn: boolean
  matches: number
  /** So many matches end the search. */
  wanted: number
}

export function searchState(search: Search): SearchState {
  if (search.isIdle) return 'idle'
  if (search.matches >= search.wanted) return 'found'
  if (search.isCancelled) return search.matches > 0 ? 'found' : 'cancelled'
  if (search.isFailed) return 'failed'
  if (search.isWaiting || search.mayGoOn) return 'searching'
  return search.matches > 0 ? 'found' : 'not-found'
}
