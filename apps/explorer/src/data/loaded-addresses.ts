import { tryParseAddress } from '@mcm/address'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from './keys'
import { loadedBlocks } from './loaded-transactions'
import { containsNeedle, readNeedle } from './matching-accounts'

/** Number of addresses that can be compared on each keystroke. */
const MAX_COMPARED = 2000

/**
 * Returns the loaded addresses that contain the needle, those that start with it first. Makes no
 * requests.
 */
export function matchingLoadedAddresses(
  queries: QueryClient,
  endpoint: string,
  needle: string,
): string[] {
  const found = loadedAddresses(queries, endpoint).filter((address) => {
    const parsed = tryParseAddress(address)
    return parsed !== null && containsNeedle({ address, base58: parsed.base58 }, needle)
  })
  const starts = new Set(found.filter((address) => startsWithNeedle(address, needle)))
  return [...starts, ...found.filter((address) => !starts.has(address))]
}

/** Returns whether an address starts with the needle, in hex or Base58. */
export function startsWithNeedle(address: string, needle: string): boolean {
  const base58 = tryParseAddress(address)?.base58.toLowerCase() ?? ''
  return readNeedle(address).startsWith(needle) || base58.startsWith(needle)
}

/** Returns the addresses whose balance the visitor saw, in hex, the latest first. Makes no requests. */
export function openedAddresses(queries: QueryClient, endpoint: string): string[] {
  const balances = queries.getQueriesData({ queryKey: keys.balances(endpoint) })
  return balances.flatMap(([key, balance]) => (balance ? String(key.at(-1)) : [])).toReversed()
}

/**
 * Returns the addresses that are loaded, in hex: first those that the visitor opened, and then those in
 * blocks, the latest blocks first. Makes no requests.
 */
export function loadedAddresses(queries: QueryClient, endpoint: string): string[] {
  const blocks = loadedBlocks(queries, endpoint).toSorted(
    (one, other) => other.block_identifier.index - one.block_identifier.index,
  )
  const found = new Set(openedAddresses(queries, endpoint))
  for (const { transactions } of blocks) {
    for (const { operations } of transactions) {
      for (const { account } of operations) if (account) found.add(account.address)
    }
    if (found.size >= MAX_COMPARED) break
  }
  return [...found].slice(0, MAX_COMPARED)
}
