import type { Block, NetworkStatusResponse } from '@mcm/rosetta-client'
import type { QueryClient } from '@tanstack/react-query'
import { isSettled } from './queries'

/**
 * Marks what stands on the present chain as stale whenever an endpoint's tip moves, and checks the
 * blocks on screen again. A reorg may keep the height or lower it, so the hash counts.
 */
export function watchTip(queries: QueryClient): void {
  const tips = new Map<unknown, string>()
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [endpoint, kind] = event.query.queryKey
    if (kind !== 'status') return
    const { hash } = (event.query.state.data as NetworkStatusResponse).current_block_identifier
    const before = tips.get(endpoint)
    if (before === hash) return
    tips.set(endpoint, hash)
    if (before === undefined) return
    void queries.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        queryKey[0] === endpoint &&
        queryKey[1] === 'block' &&
        /^\d+$/.test(String(queryKey[2])) &&
        !(state.data && isSettled(state.data as Block)),
      refetchType: 'none',
    })
    void queries.invalidateQueries({ queryKey: [endpoint, 'canonical'] })
  })
}
