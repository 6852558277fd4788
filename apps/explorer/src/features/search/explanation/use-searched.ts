import { useLocation } from 'react-router-dom'
import { searchedText } from '../searched-state'

/**
 * Returns what the visitor searched for.
 *
 * @param named What the page's URL contains, for visitors who didn't come from a search.
 */
export function useSearched(named: string): string {
  return searchedText(useLocation().state) ?? named
}
