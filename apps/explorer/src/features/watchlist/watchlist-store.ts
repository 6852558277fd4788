import { tryParseAddress } from '@mcm/address'
import { useSyncExternalStore } from 'react'
import { storedValue } from '../../shared/stored-value'

export const WATCHLIST_LIMIT = 10
export const LABEL_LIMIT = 40

/** An address the visitor keeps an eye on. */
export interface WatchlistEntry {
  /** 0x and 40 lower case hex digits. */
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

/** What is on the list now, and the way to put another list in its place. */
export const { get: watchedNow, set: replaceWatchlist } = stored

export function useWatchlist(): readonly WatchlistEntry[] {
  return useSyncExternalStore(stored.subscribe, stored.get, () => NONE)
}

/** Whether the list outlives the page. */
export function useIsWatchlistKept(): boolean {
  return useSyncExternalStore(stored.subscribe, stored.isKept, () => true)
}

/** The entry of an address, in whatever case its letters are written. */
export function entryOf(
  entries: readonly WatchlistEntry[],
  address: string,
): WatchlistEntry | undefined {
  return entries.find((entry) => entry.address === address.toLowerCase())
}

/** An entry as it was stored, by this version or another; undefined for what names no address. */
export function readEntry(value: unknown): WatchlistEntry | undefined {
  const { address, label, dateAdded } = Object(
    typeof value === 'string' ? { address: value } : value,
  ) as Record<string, unknown>
  const read = typeof address === 'string' && tryParseAddress(address.trim())
  if (!read) return undefined
  return {
    address: read.hex,
    ...labelled(typeof label === 'string' ? label : ''),
    dateAdded: typeof dateAdded === 'number' ? dateAdded : 0,
  }
}

/** A label in one line and at most 40 characters; a blank one is none. */
export function labelled(text: string): { label?: string } {
  const label = Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, LABEL_LIMIT).join('')
  return label === '' ? {} : { label }
}

function unique(entries: WatchlistEntry[]): WatchlistEntry[] {
  return entries
    .filter((entry) => entryOf(entries, entry.address) === entry)
    .slice(0, WATCHLIST_LIMIT)
}
