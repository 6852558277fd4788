import type { Block, NetworkStatusResponse } from '@mcm/rosetta-client'
import type { Query, QueryClient } from '@tanstack/react-query'
import { endpointOf, isUnder, keys } from './keys'
import { isSettled } from './settled-blocks'

/**
 * Invalidates data that depends on the current chain whenever an endpoint's tip moves, and rechecks the
 * blocks that components show. A reorg may leave the height unchanged or lower it, so the hashes are
 * compared. Returns a function that ends it.
 */
export function watchTip(queries: QueryClient): () => void {
  const tips = new Map<string, string>()
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const endpoint = endpointOf(event.query)
    const status = keys.status(endpoint)
    if (!isUnder(event.query, status)) return
    const tip = queries.getQueryData<NetworkStatusResponse>(status)?.current_block_identifier.hash
    const before = tips.get(endpoint)
    if (tip === undefined || before === tip) return
    tips.set(endpoint, tip)
    if (before === undefined) return
    void queries.invalidateQueries({
      queryKey: keys.blocksByHeight(endpoint),
      predicate: ({ state: { data } }: Query) => !(data && isSettled(data as Block)),
      refetchType: 'none',
    })
    void queries.invalidateQueries({ queryKey: keys.allCanonical(endpoint) })
  })
}
