import type { BlockIdentifier } from '@mcm/rosetta-client'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { fetchNamedBlock } from './named-block'
import { keys } from './keys'

/** When a block was mined, in milliseconds since 1970; null if the endpoint doesn't have it. */
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
 * Returns block times by block hash as they load; search results contain only the indexing
 * time.
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
