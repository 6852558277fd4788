import type { Query, QueryCache } from '@tanstack/react-query'
import { endpointOf, isUnder, keys } from './keys'

/** So many blocks that no screen shows are kept for the visit; a block under its hash never changes. */
export const BLOCKS_KEPT = 500

/** Drops the blocks that came longest ago once there are more than are kept. */
export function boundBlocks(cache: QueryCache): void {
  cache.subscribe(({ type, query }) => {
    if (type !== 'added' || !isBlockByHash(query)) return
    // In the order they came.
    for (const one of cache
      .findAll({ predicate: isKept, type: 'inactive' })
      .slice(0, -BLOCKS_KEPT)) {
      cache.remove(one)
    }
  })
}

function isBlockByHash(query: Query): boolean {
  return isUnder(query, keys.blocksByHash(endpointOf(query)))
}

/** One that is on its way has no place among those yet. */
function isKept(query: Query): boolean {
  return isBlockByHash(query) && query.state.data !== undefined
}
