import { tryParseAddress } from '@mcm/address'
import type { QueryClient } from '@tanstack/react-query'
import { loadedBlocks } from './loaded-transactions'
import { containsNeedle } from './matching-accounts'

/** Number of addresses that can be compared on each keystroke. */
const MAX_COMPARED = 2000

/**
 * Returns the addresses in the loaded blocks that contain the needle, those in the latest blocks
 * first. Makes no requests.
 */
export function matchingLoadedAddresses(
  queries: QueryClient,
  endpoint: string,
  needle: string,
): string[] {
  return addressesIn(queries, endpoint).filter((address) => {
    const parsed = tryParseAddress(address)
    return parsed !== null && containsNeedle({ address, base58: parsed.base58 }, needle)
  })
}

function addressesIn(queries: QueryClient, endpoint: string): string[] {
  const blocks = loadedBlocks(queries, endpoint).toSorted(
    (one, other) => other.block_identifier.index - one.block_identifier.index,
  )
  const found = new Set<string>()
  for (const { transactions } of blocks) {
    for (const { operations } of transactions) {
      for (const { account } of operations) if (account) found.add(account.address)
    }
    if (found.size >= MAX_COMPARED) break
  }
  return [...found].slice(0, MAX_COMPARED)
}
