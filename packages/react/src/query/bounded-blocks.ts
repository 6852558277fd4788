import type { Block } from '@mcm/rosetta-client'
import type { Query, QueryCache } from '@tanstack/react-query'
import { endpointOf, isUnder, keys } from './keys'

/**
 * Maximum number of blocks that stay cached while no component shows them. A block with a given hash never
 * changes.
 */
export const MAX_KEPT_BLOCKS = 100
/** Maximum number of transactions in these blocks. Each takes about 2 kB of memory. */
export const MAX_KEPT_TRANSACTIONS = 2000
/** Number of blocks that are kept whatever they contain, because applications walk from block to block. */
const MIN_KEPT_BLOCKS = 20

/**
 * Drops the blocks that were fetched first when there is more than the limit. Returns a function that ends
 * it.
 */
export function boundBlocks(cache: QueryCache): () => void {
  return cache.subscribe(({ type, query }) => {
    if (type !== 'added' || !isBlockByHash(query)) return
    let blocks = 0
    let transactions = 0
    // The cache is in the order in which they were fetched.
    for (const one of cache.findAll({ predicate: isKept, type: 'inactive' }).reverse()) {
      blocks += 1
      transactions += (one.state.data as Block).transactions.length
      const isTooMuch = blocks > MIN_KEPT_BLOCKS && transactions > MAX_KEPT_TRANSACTIONS
      if (blocks > MAX_KEPT_BLOCKS || isTooMuch) cache.remove(one)
    }
  })
}

function isBlockByHash(query: Query): boolean {
  return isUnder(query, keys.blocksByHash(endpointOf(query)))
}

/** A pending query isn't in that order yet. */
function isKept(query: Query): boolean {
  return isBlockByHash(query) && query.state.data !== undefined
}
