import type { Block } from '@mcm/rosetta-client'
import { useQueries } from '@tanstack/react-query'
import { blockByHeightQuery } from '../../../data/queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { useOnNewTip, useTipHeight } from '../../../features/endpoint/use-tip-height'

export const RECENT_COUNT = 12

/** A block's place in the drawing: its block is undefined until it has loaded. */
export interface RecentBlock {
  height: number
  block: Block | undefined
}

/**
 * Returns the latest blocks, oldest first. Each is requested once, and all but the tip wait for the
 * rows of the screen.
 *
 * @param enabled Whether the first rows have loaded.
 */
export function useRecentBlocks(enabled: boolean): RecentBlock[] {
  const endpoint = useEndpoint()
  const tip = useTipHeight() ?? 0
  const count = tip > 0 ? Math.min(RECENT_COUNT, tip + 1) : 0
  const heights = Array.from({ length: count }, (_, at) => tip - count + 1 + at)
  const results = useQueries({
    queries: heights.map((height) => ({
      ...blockByHeightQuery(endpoint, height, height === tip ? 'visible' : 'background'),
      enabled: enabled || height === tip,
    })),
  })
  // After a reorg another block may be at the same height; settled ones aren't stale.
  useOnNewTip(() => {
    for (const result of results) if (result.isStale && result.data) void result.refetch()
  })
  return heights.map((height, at) => ({ height, block: results[at]?.data }))
}
