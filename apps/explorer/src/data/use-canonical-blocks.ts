import {
  type ChainStatus,
  chainStatusOf,
  getCanonicalQueryOptions,
  needsCheck,
} from '@mcm/react/query'
import type { BlockIdentifier } from '@mcm/rosetta-client'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useIdle } from '../shared/use-idle'
import { configFor } from './client'
import { statusQuery } from './queries'

/**
 * Returns, by block hash, whether the blocks of search rows are part of the chain. Only blocks near
 * the tip are requested, and each height is requested only once. Other blocks are omitted, because
 * the index is reliable for them. The requests start once the browser is idle, so that they don't
 * delay what the screen shows first.
 */
export function useCanonicalBlocks(
  endpoint: string,
  blocks: readonly BlockIdentifier[],
): Readonly<Record<string, ChainStatus>> {
  const queries = useQueryClient()
  const config = configFor(endpoint)
  const { data: status } = useQuery({ ...statusQuery(endpoint), enabled: false })
  const highest = blocks.reduce((max, { index }) => Math.max(max, index), 0)
  const tip = status?.current_block_identifier.index ?? highest
  const unique = [...new Map(blocks.map((block) => [block.hash, block])).values()]
  const near = unique.filter((block) => needsCheck(queries, config, block, tip))
  const enabled = useIdle()
  return useQueries({
    queries: near.map((block) => ({
      ...getCanonicalQueryOptions(config, { block, priority: 'visible' }),
      enabled,
    })),
    combine: (results) =>
      Object.fromEntries(near.map(({ hash }, at) => [hash, chainStatusOf(results[at])])),
  })
}
