import {
  type Block,
  type BlockIdentifier,
  summarizeTransaction,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { clientFor } from './client'
import { blockByHashQuery, keepBlock } from './queries'
import { keys } from './keys'

/** Who mined a block. */
export interface BlockMiner {
  address: string
  /** The reward that the block pays, which the search index doesn't have. */
  reward: TransactionSummary
}

/** The miner of a block, or null if another block is at its height or the block wasn't mined. */
const minerQuery = (endpoint: string, { index, hash }: BlockIdentifier) =>
  queryOptions({
    queryKey: keys.miner(endpoint, hash),
    queryFn: async ({ client: queries, signal }) => {
      const known = queries.getQueryData(blockByHashQuery(endpoint, hash).queryKey)
      if (known) return blockMiner(known)
      const { block } = await clientFor(endpoint, 'visible').block.get({ index }, { signal })
      await keepBlock(queries, endpoint, block)
      return block.block_identifier.hash === hash ? blockMiner(block) : null
    },
    staleTime: Infinity,
  })

function blockMiner({ block_identifier, transactions: [first] }: Block): BlockMiner | null {
  if (!first) return null
  const reward = { ...summarizeTransaction(first), block: block_identifier }
  return reward.miner === null ? null : { address: reward.miner, reward }
}

/**
 * Returns the miners by block hash as they load. A miner is null if the endpoint can't provide it.
 * After a reorg, the search index keeps a transaction's first miner, so only the block shows who
 * received the fee.
 */
export function useBlockMiners(
  endpoint: string,
  blocks: readonly BlockIdentifier[],
): Readonly<Record<string, BlockMiner | null>> {
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
