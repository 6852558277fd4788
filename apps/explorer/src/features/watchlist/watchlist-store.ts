import { useSyncExternalStore } from 'react'
import { storedValue } from '../../shared/stored-value'

export const WATCHLIST_LIMIT = 10

/** An address the visitor keeps an eye on. */
export interface WatchlistEntry {
  /** 0x and 40 lower case hex digits. */
  address: string
  label?: string
  /** Milliseconds since 1970. */
  dateAdded: number
}

const stored = storedValue<readonly WatchlistEntry[]>({
  key: 'address-watchlist',
  fallback: [],
  parse: (text) => {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? unique(value.flatMap(readEntry)) : undefined
  },
  serialize: (entries) => JSON.stringify(entries),
})

const NONE: readonly WatchlistEntry[] = []

export function useWatchlist(): readonly WatchlistEntry[] {
  return useSyncExternalStore(stored.subscribe, stored.get, () => NONE)
}

/** Adds an address; false when the list is full or has it already (in any case of letters). */
export function watch(address: string): boolean {
  const entries = stored.get()
  if (entries.length >= WATCHLIST_LIMIT || isWatched(entries, address)) return false
  stored.set([...entries, { address: address.toLowerCase(), dateAdded: Date.now() }])
  return true
}

export function unwatch(address: string): void {
  stored.set(stored.get().filter((entry) => !same(entry.address, address)))
}

export function isWatched(entries: readonly WatchlistEntry[], address: string): boolean {
  return entries.some((entry) => same(entry.address, address))
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

function readEntry(value: unknown): WatchlistEntry[] {
  if (typeof value !== 'object' || value === null) return []
  const { address, label, dateAdded } = value as Record<string, unknown>
  if (typeof address !== 'string' || !/^0x[0-9a-f]{40}$/i.test(address)) return []
  return [
    {
      address: address.toLowerCase(),
      ...(typeof label === 'string' && label !== '' ? { label } : {}),
      dateAdded: typeof dateAdded === 'number' ? dateAdded : 0,
    },
  ]
}

function unique(entries: WatchlistEntry[]): WatchlistEntry[] {
  return entries
    .filter((entry, at) => entries.findIndex(({ address }) => address === entry.address) === at)
    .slice(0, WATCHLIST_LIMIT)
}
