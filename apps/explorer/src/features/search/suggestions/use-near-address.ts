import { tryParseAddress } from '@mcm/address'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { loadedAddresses } from '../../../data/loaded-addresses'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { useLabels } from '../../labels/use-labels'
import { useWatchlist, type WatchlistEntry } from '../../watchlist/watchlist-store'
import { useRecentSearches } from '../recent/recent-searches'
import { cleanQuery } from '../rules/clean-query'
import { findSlip, guessAddress, mistypedAddress, type NearAddress } from '../rules/slip'
import { messages } from './messages'

/**
 * Returns the address that is one slip away from a text that isn't one. Those on the watchlist come
 * first, followed by those with a name and those that were seen lately. If there is none, the only
 * address with the right checksum is returned.
 */
export function useNearAddress(text: string): NearAddress | undefined {
  const watched = useWatchlist()
  const labels = useLabels()
  const searched = useRecentSearches()
  const queries = useQueryClient()
  const endpoint = useEndpoint()
  return useMemo(() => {
    const typed = mistypedAddress(text)
    if (typed === undefined) return undefined
    const seen = [...searched.map(cleanQuery), ...loadedAddresses(queries, endpoint)]
    return (
      findNear(typed, messages.watched, addressesOf(watched)) ??
      findNear(typed, messages.known, [...labels.keys()]) ??
      findNear(typed, messages.loaded, seen) ??
      guessNear(typed)
    )
  }, [text, watched, labels, searched, queries, endpoint])
}

const addressesOf = (entries: readonly WatchlistEntry[]) => entries.map(({ address }) => address)

function findNear(
  typed: string,
  origin: string,
  addresses: readonly string[],
): NearAddress | undefined {
  for (const one of addresses) {
    const parsed = tryParseAddress(one)
    const slip = parsed && findSlip(typed, parsed.base58)
    if (!slip) continue
    return { typed, right: parsed.base58, slip, address: parsed.hex, origin, isKnown: true }
  }
  return undefined
}

function guessNear(typed: string): NearAddress | undefined {
  const guess = guessAddress(typed)
  const near = guess === undefined ? undefined : findNear(typed, messages.guess, [guess])
  return near && { ...near, isKnown: false }
}
