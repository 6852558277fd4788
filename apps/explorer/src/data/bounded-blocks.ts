import type { Query, QueryCache } from '@tanstack/react-query'
import { endpointOf, isUnder, keys } from './keys'

/**
 * Maximum number of blocks that stay cached during the visit while no screen shows them. A block
 * with a given hash never changes.
 */
export const MAX_KEPT_BLOCKS = 500

/** Drops the blocks that were fetched first when there are more than the limit. */
export function boundBlocks(cache: QueryCache): void {
  cache.subscribe(({ type, query }) => {
    if (type !== 'added' || !isBlockByHash(query)) return
    // In the order they were fetched.
    for (const one of cache
      .findAll({ predicate: isKept, type: 'inactive' })
      .slice(0, -MAX_KEPT_BLOCKS)) {
      cache.remove(one)
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
