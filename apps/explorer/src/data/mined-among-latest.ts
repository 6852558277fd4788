import type { Block } from '@mcm/rosetta-client'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { minerOf, rewardOf } from './block-facts'
import { keys } from './keys'
import { blockByHashQuery, statusQuery } from './queries'

/** How many of the latest blocks an address mined. */
export interface MinedAmongLatest {
  mined: number
  /** The sum of these blocks' rewards, without fees, in nanoMCM. */
  earned: bigint
  /** The number of latest blocks that are loaded, without a gap. */
  blocks: number
}

/**
 * Counts the blocks that an address mined among the latest ones that are already loaded, from the
 * newest back to the first missing one. Its own blocks at the end don't count, because they may be
 * loaded only for its fees. This hook makes no requests.
 */
export function useMinedAmongLatest(endpoint: string, address: string): MinedAmongLatest {
  const queries = useQueryClient()
  const { data: status } = useQuery({ ...statusQuery(endpoint), enabled: false })
  let block = newestLoaded(queries, endpoint, status?.current_block_identifier.hash)
  let [mined, blocks, earned] = [0, 0, 0n]
  let counted: MinedAmongLatest = { mined, blocks, earned }
  while (block) {
    blocks++
    if (minerOf(block) === address) {
      mined++
      earned += rewardOf(block)
    } else counted = { mined, blocks, earned }
    const parent = block.parent_block_identifier
    block =
      parent.index < block.block_identifier.index
        ? queries.getQueryData(blockByHashQuery(endpoint, parent.hash).queryKey)
        : undefined
  }
  return counted
}

/** Returns the tip if it is loaded, and otherwise the highest loaded block. */
function newestLoaded(
  queries: QueryClient,
  endpoint: string,
  tip: string | undefined,
): Block | undefined {
  const atTip =
    tip === undefined ? undefined : queries.getQueryData(blockByHashQuery(endpoint, tip).queryKey)
  if (atTip) return atTip
  return queries
    .getQueriesData<Block>({ queryKey: keys.blocksByHash(endpoint) })
    .flatMap(([, block]) => block ?? [])
    .reduce<Block | undefined>(
      (highest, block) =>
        highest && highest.block_identifier.index >= block.block_identifier.index ? highest : block,
      undefined,
    )
}
