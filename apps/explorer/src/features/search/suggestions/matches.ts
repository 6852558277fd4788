import { tryParseAddress } from '@mcm/address'
import type { WatchlistEntry } from '../../watchlist/watchlist-store'

/** Number of rows that fit in a panel. */
const MAX_ROWS = 5

/**
 * Returns the watched addresses whose label or address contains the text. There are none for a
 * blank text.
 */
export function matchingEntries(
  entries: readonly WatchlistEntry[],
  text: string,
): WatchlistEntry[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return entries
    .filter(({ address, label }) => {
      const base58 = tryParseAddress(address)?.base58 ?? ''
      return [address, base58, label ?? ''].some((one) => one.toLowerCase().includes(wanted))
    })
    .slice(0, MAX_ROWS)
}

/**
 * Returns the recent searches that contain the text, without the text itself. For a blank text, all
 * of them are returned.
 */
export function matchingSearches(recent: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return recent
  return recent
    .filter((one) => one.toLowerCase().includes(wanted) && one.toLowerCase() !== wanted)
    .slice(0, MAX_ROWS)
}
