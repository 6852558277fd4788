import { entryOf, labelled, replaceWatchlist, watchedNow, WATCHLIST_LIMIT } from './watchlist-store'
import { trueTime } from '../../shared/true-time'

/** Adds an address; false when the list is full or has it already (in any case of letters). */
export function watch(address: string): boolean {
  const entries = watchedNow()
  if (entries.length >= WATCHLIST_LIMIT || entryOf(entries, address)) return false
  replaceWatchlist([...entries, { address: address.toLowerCase(), dateAdded: trueTime() }])
  return true
}

export function unwatch(address: string): void {
  replaceWatchlist(watchedNow().filter((entry) => entry.address !== address.toLowerCase()))
}

/** Names an address that is on the list; a blank label takes the name away. */
export function relabel(address: string, label: string): void {
  replaceWatchlist(
    watchedNow().map((entry) => {
      if (entry.address !== address.toLowerCase()) return entry
      const { label: _before, ...rest } = entry
      return { ...rest, ...labelled(label) }
    }),
  )
}
