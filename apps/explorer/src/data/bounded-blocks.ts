import type { Query, QueryCache } from '@tanstack/react-query'

/** So many blocks that no screen shows are kept for the visit; a block under its hash never changes. */
export const BLOCKS_KEPT = 500

/** Drops the blocks that were shown longest ago once there are more than are kept. */
export function boundBlocks(cache: QueryCache): void {
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' && type !== 'added') return
    if (!isBlockByHash(query)) return
    const idle = cache.findAll({ predicate: isKept, type: 'inactive' })
    const oldestFirst = idle.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    for (const one of oldestFirst.slice(0, Math.max(0, idle.length - BLOCKS_KEPT))) {
      cache.remove(one)
    }
  })
}

function isBlockByHash({ queryKey }: Query): boolean {
  return queryKey[1] === 'block' && String(queryKey[2]).startsWith('0x')
}

/** One that is on its way has no place among those yet. */
function isKept(query: Query): boolean {
  return isBlockByHash(query) && query.state.data !== undefined
}
