import { tryParseAddress } from '@mcm/address'
import { useSyncExternalStore } from 'react'
import { storedValue } from '../../shared/stored-value'

export const WATCHLIST_LIMIT = 10
export const LABEL_LIMIT = 40

/** An address on the visitor's watchlist. */
export interface WatchlistEntry {
  /** The address: 0x followed by 40 lowercase hex digits. */
  address: string
  label?: string
  /** Milliseconds since 1970. */
  dateAdded: number
}

const NONE: readonly WatchlistEntry[] = []

const stored = storedValue<readonly WatchlistEntry[]>({
  key: 'address-watchlist',
  fallback: NONE,
  parse: (text) => {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? unique(value.flatMap((one) => readEntry(one) ?? [])) : undefined
  },
  serialize: (entries) => JSON.stringify(entries),
})

/** Returns the current list, and a function that replaces it. */
export const { get: watchedNow, set: replaceWatchlist } = stored

export function useWatchlist(): readonly WatchlistEntry[] {
  return useSyncExternalStore(stored.subscribe, stored.get, () => NONE)
}

/** Returns whether the list is kept after the page is closed. */
export function useIsWatchlistKept(): boolean {
  return useSyncExternalStore(stored.subscribe, stored.isKept, () => true)
}

/** Returns the entry for an address, ignoring case. */
export function entryOf(
  entries: readonly WatchlistEntry[],
  address: string,
): WatchlistEntry | undefined {
  return entries.find((entry) => entry.address === address.toLowerCase())
}

/**
 * Parses a stored entry of this or an older version. Returns undefined if it has no valid address.
 */
export function readEntry(value: unknown): WatchlistEntry | undefined {
  const { address, label, dateAdded } = Object(
    typeof value === 'string' ? { address: value } : value,
  ) as Record<string, unknown>
  const read = typeof address === 'string' && tryParseAddress(address.trim())
  if (!read) return undefined
  return {
    address: read.hex,
    ...labeled(typeof label === 'string' ? label : ''),
    dateAdded: typeof dateAdded === 'number' ? dateAdded : 0,
  }
}

/** Trims a label to one line and at most 40 characters. A blank label is dropped. */
export function labeled(text: string): { label?: string } {
  const label = Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, LABEL_LIMIT).join('')
  return label === '' ? {} : { label }
}

function unique(entries: WatchlistEntry[]): WatchlistEntry[] {
  return entries
    .filter((entry) => entryOf(entries, entry.address) === entry)
    .slice(0, WATCHLIST_LIMIT)
}
