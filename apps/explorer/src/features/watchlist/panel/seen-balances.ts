import type { QueryClient } from '@tanstack/react-query'
import { storedValue } from '../../../shared/stored-value'
import { watchedNow } from '../watchlist-store'

/** Balances in nanoMCM that the visitor has seen, by endpoint and address. */
type SeenBalances = Readonly<Record<string, string>>

const stored = storedValue<SeenBalances>({
  key: 'watchlist-balances',
  fallback: {},
  parse: (text) => {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const entries = Object.entries(value).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && /^\d{1,20}$/.test(entry[1]),
    )
    return Object.fromEntries(entries)
  },
  serialize: (seen) => JSON.stringify(seen),
})

/**
 * What was seen before the visit, so that a change stays while the page is open. A visit is as long as
 * the cache of its responses.
 */
const before = new WeakMap<QueryClient, SeenBalances>()

function seenBefore(visit: QueryClient): SeenBalances {
  const seen = before.get(visit) ?? stored.get()
  before.set(visit, seen)
  return seen
}

/** Balances belong to an endpoint: another one may be behind, or on a different chain. */
const keyOf = (endpoint: string, address: string) => `${endpoint} ${address}`

/**
 * Returns by how much a balance has changed since the last visit, in nanoMCM, or undefined if it
 * wasn't seen then.
 */
export function changeSinceLastVisit(
  visit: QueryClient,
  endpoint: string,
  address: string,
  nano: bigint,
): bigint | undefined {
  const last = seenBefore(visit)[keyOf(endpoint, address)]
  return last === undefined ? undefined : nano - BigInt(last)
}

/** Stores a balance for the next visit. Those of addresses that are no longer watched are dropped. */
export function rememberBalance(endpoint: string, address: string, nano: bigint): void {
  const seen = stored.get()
  const key = keyOf(endpoint, address)
  if (seen[key] === String(nano)) return
  const watched = watchedNow().map((entry) => entry.address)
  const kept = Object.entries(seen).filter(([one]) => watched.some((hex) => one.endsWith(hex)))
  stored.set({ ...Object.fromEntries(kept), [key]: String(nano) })
}
