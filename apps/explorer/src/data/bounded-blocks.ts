import type { Query, QueryCache } from '@tanstack/react-query'

/** So many blocks that no screen shows are kept for the visit; a block under its hash never changes. */
export const BLOCKS_KEPT = 500

/** Drops the blocks that came longest ago once there are more than are kept. */
export function boundBlocks(cache: QueryCache): void {
  cache.subscribe(({ type, query }) => {
    if (type !== 'added' || !isBlockByHash(query)) return
    const kept = cache.findAll({ predicate: isKept, type: 'inactive' })
    if (kept.length <= BLOCKS_KEPT) return
    kept
      .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
      .slice(BLOCKS_KEPT)
      .forEach((one) => cache.remove(one))
  })
}

function isBlockByHash({ queryKey: [, kind, hash] }: Query): boolean {
  return kind === 'block' && String(hash).startsWith('0x')
}

/** One that is on its way has no place among those yet. */
function isKept(query: Query): boolean {
  return isBlockByHash(query) && query.state.data !== undefined
}
