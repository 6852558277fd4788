import {
  entryOf,
  labeled,
  replaceWatchlist,
  watchedNow,
  WATCHLIST_LIMIT,
  type WatchlistEntry,
} from './watchlist-store'
import { trueTime } from '../../shared/true-time'

/**
 * Adds an address, with a label unless it is blank. Returns false if the list is full or already
 * contains the address (ignoring case).
 */
export function watch(address: string, label = ''): boolean {
  const entries = watchedNow()
  if (entries.length >= WATCHLIST_LIMIT || entryOf(entries, address)) return false
  const added = { address: address.toLowerCase(), ...labeled(label), dateAdded: trueTime() }
  replaceWatchlist([...entries, added])
  return true
}

export function unwatch(address: string): void {
  replaceWatchlist(watchedNow().filter((entry) => entry.address !== address.toLowerCase()))
}

/** Puts a removed entry back in its place, unless its address was added again or the list is full. */
export function rewatch(entry: WatchlistEntry, at: number): void {
  const entries = watchedNow()
  if (entries.length >= WATCHLIST_LIMIT || entryOf(entries, entry.address)) return
  replaceWatchlist(entries.toSpliced(at, 0, entry))
}

/** Sets the label of an address on the list. A blank label removes the existing one. */
export function relabel(address: string, label: string): void {
  replaceWatchlist(
    watchedNow().map((entry) => {
      if (entry.address !== address.toLowerCase()) return entry
      const { label: _before, ...rest } = entry
      return { ...rest, ...labeled(label) }
    }),
  )
}
