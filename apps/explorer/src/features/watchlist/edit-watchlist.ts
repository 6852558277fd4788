import { entryOf, labeled, replaceWatchlist, watchedNow, WATCHLIST_LIMIT } from './watchlist-store'
import { trueTime } from '../../shared/true-time'

/** Labels of the addresses that were removed while the site was open, so that adding one again undoes it. */
const removedLabels = new Map<string, string>()

/**
 * Adds an address, with the label that it had when it was removed. Returns false if the list is full or already contains the address (ignoring
 * case).
 */
export function watch(address: string): boolean {
  const entries = watchedNow()
  if (entries.length >= WATCHLIST_LIMIT || entryOf(entries, address)) return false
  const key = address.toLowerCase()
  replaceWatchlist([
    ...entries,
    { address: key, ...labeled(removedLabels.get(key) ?? ''), dateAdded: trueTime() },
  ])
  return true
}

export function unwatch(address: string): void {
  const entries = watchedNow()
  const entry = entryOf(entries, address)
  if (entry) removedLabels.set(entry.address, entry.label ?? '')
  replaceWatchlist(entries.filter((one) => one !== entry))
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
