import type { BlockIdentifier } from '@mcm/rosetta-client'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { minerOf } from './block-facts'
import { clientFor } from './client'
import { blockByHashQuery, keepBlock } from './queries'
import { keys } from './keys'

/** The miner of a block, or null if another block is at its height or the block wasn't mined. */
const minerQuery = (endpoint: string, { index, hash }: BlockIdentifier) =>
  queryOptions({
    queryKey: keys.miner(endpoint, hash),
    queryFn: async ({ client: queries, signal }) => {
      const known = queries.getQueryData(blockByHashQuery(endpoint, hash).queryKey)
      if (known) return minerOf(known)
      const { block } = await clientFor(endpoint, 'visible').block.get({ index }, { signal })
      await keepBlock(queries, endpoint, block)
      return block.block_identifier.hash === hash ? minerOf(block) : null
    },
    staleTime: Infinity,
  })

/**
 * Returns the miners by block hash as they load. A miner is null if the endpoint can't provide it.
 * After a reorg, the search index keeps a transaction's first miner, so only the block shows who
 * received the fee.
 */
export function useBlockMiners(
  endpoint: string,
  blocks: readonly BlockIdentifier[],
): Readonly<Record<string, string | null>> {
  const unique = [...new Map(blocks.map((block) => [block.hash, block])).values()]
  return useQueries({
    queries: unique.map((block) => minerQuery(endpoint, block)),
    combine: (results) =>
      Object.fromEntries(
        results.flatMap(({ data, isError }, at) => {
          const hash = unique[at]?.hash
          if (hash === undefined || (data === undefined && !isError)) return []
          return [[hash, data ?? null]]
        }),
      ),
  })
}
