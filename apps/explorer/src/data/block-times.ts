import type { BlockIdentifier } from '@mcm/rosetta-client'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { fetchNamedBlock } from './named-block'
import { keys } from './keys'

/**
 * The time when a block was mined, in milliseconds since 1970, or null if the endpoint doesn't have
 * the block.
 */
const blockTimeQuery = (endpoint: string, block: BlockIdentifier) =>
  queryOptions({
    queryKey: keys.blockTime(endpoint, block.hash),
    queryFn: async ({ client }) => {
      const found = await fetchNamedBlock(client, endpoint, block, 'visible')
      return found?.block_identifier.hash === block.hash ? found.timestamp : null
    },
    staleTime: Infinity,
    // Block queries have their own retries.
    retry: false,
  })

/**
 * Returns the block times by block hash as they load. Search results contain only the time of
 * indexing.
 */
export function useBlockTimes(
  endpoint: string,
  blocks: readonly BlockIdentifier[],
): ReadonlyMap<string, number | null> {
  return useQueries({
    queries: blocks.map((block) => blockTimeQuery(endpoint, block)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data, isError }, at) => {
          const hash = blocks[at]?.hash
          if (hash === undefined || (data === undefined && !isError)) return []
          return [[hash, data ?? null] as const]
        }),
      ),
  })
}
