import type { Block } from '@mcm/rosetta-client'
import type { Query, QueryClient } from '@tanstack/react-query'
import { endpointOf, isUnder, keys } from './keys'
import { isSettled, statusQuery } from './queries'

/**
 * Invalidates data that depends on the current chain whenever an endpoint's tip moves, and rechecks
 * the blocks on screen. A reorg may leave the height unchanged or lower it, so the hashes are
 * compared.
 */
export function watchTip(queries: QueryClient): void {
  const tips = new Map<string, string>()
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const endpoint = endpointOf(event.query)
    if (!isUnder(event.query, keys.status(endpoint))) return
    const tip = queries.getQueryData(statusQuery(endpoint).queryKey)?.current_block_identifier.hash
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
