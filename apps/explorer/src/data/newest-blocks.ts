import type { Block, BlockIdentifier } from '@mcm/rosetta-client'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'
import { fetchNamedBlock } from './named-block'

/**
 * The block at the tip and its parent, newest first. These are the blocks that an endpoint's search index
 * may not have yet, because it lags the ledger by seconds.
 */
export const newestBlocksQuery = (endpoint: string, tip: BlockIdentifier) =>
  queryOptions({
    queryKey: keys.newestBlocks(endpoint, tip.hash),
    queryFn: async ({ client: queries }): Promise<Block[]> => {
      const block = await fetchNamedBlock(queries, endpoint, tip, 'visible')
      if (!block) return []
      const { parent_block_identifier: before } = block
      const parent = await fetchNamedBlock(queries, endpoint, before, 'visible')
      return parent ? [block, parent] : [block]
    },
    staleTime: Infinity,
    // Block queries have their own retries.
    retry: false,
  })
