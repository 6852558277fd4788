import { tryParseAddress } from '@mcm/address'
import type { WatchlistEntry } from '../../watchlist/watchlist-store'

/** Rows that a panel has room for. */
const MAX_ROWS = 5

/** Watched addresses whose label or address contains the text; none for a blank one. */
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

/** Recent searches that contain the text, without the text itself; all of them for a blank one. */
export function matchingSearches(recent: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return recent
  return recent
    .filter((one) => one.toLowerCase().includes(wanted) && one.toLowerCase() !== wanted)
    .slice(0, MAX_ROWS)
}
