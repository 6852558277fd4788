import type { QueryClient } from '@tanstack/react-query'
import { loadedBlocks, loadedTransactions } from './loaded-transactions'

export interface LoadedHash {
  kind: 'block' | 'transaction'
  hash: string
}

/**
 * Returns the blocks and transactions whose hash starts with the hex digits, among the loaded blocks
 * and latest transactions. Makes no requests.
 *
 * @param digits Lowercase, without 0x.
 * @param limit Maximum number of results.
 */
export function matchingLoadedHashes(
  queries: QueryClient,
  endpoint: string,
  digits: string,
  limit: number,
): LoadedHash[] {
  const found = new Map<string, LoadedHash>()
  const add = (kind: LoadedHash['kind'], hash: string) => {
    // A block comes before its reward, which has the same hash.
    if (hash.startsWith(`0x${digits}`) && !found.has(hash)) found.set(hash, { kind, hash })
  }
  for (const block of loadedBlocks(queries, endpoint)) add('block', block.block_identifier.hash)
  for (const { transaction_identifier: id } of loadedTransactions(queries, endpoint)) {
    add('transaction', id.hash)
  }
  return [...found.values()].slice(0, limit)
}
