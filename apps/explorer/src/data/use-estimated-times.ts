import type { BlockIdentifier } from '@mcm/rosetta-client'
import { useQueryClient } from '@tanstack/react-query'
import { useBlockTimes } from './block-times'
import { type BlockTime, blocksToRequest, blockTimes } from './estimate-block-times'
import { blockByHashQuery } from './queries'

/** Block times by block hash. */
export interface EstimatedTimes {
  times: ReadonlyMap<string, BlockTime>
  /** Whether all requested times have arrived. */
  isComplete: boolean
}

interface Options {
  /** The blocks whose times to return, in any order. */
  blocks: readonly BlockIdentifier[]
  /** Those that may be requested. */
  requestable: readonly BlockIdentifier[]
  /**
   * Whether more blocks will be listed automatically. Until then, nothing is requested, because the
   * oldest block isn't known.
   */
  isWaiting: boolean
  /** Other known times, in milliseconds since 1970, by block hash; null for a missing block. */
  asked?: ReadonlyMap<string, number | null>
}

/**
 * Returns the times of the blocks of a list of transactions. Few blocks are requested. Other times
 * are exact if the block happens to be loaded, and otherwise estimated.
 */
export function useEstimatedTimes(endpoint: string, options: Options): EstimatedTimes {
  const { blocks, requestable, isWaiting, asked = [] } = options
  const queries = useQueryClient()
  const all = oldestFirst(blocks)
  const requested = isWaiting ? [] : blocksToRequest(oldestFirst(requestable))
  const answered = useBlockTimes(endpoint, requested)
  const known = new Map<string, number | null>(
    all.flatMap(({ hash }) => {
      const block = queries.getQueryData(blockByHashQuery(endpoint, hash).queryKey)
      return block ? [[hash, block.timestamp] as const] : []
    }),
  )
  for (const [hash, time] of [...asked, ...answered]) known.set(hash, time)
  return {
    times: blockTimes(all, known),
    isComplete: !isWaiting && requested.every(({ hash }) => answered.has(hash)),
  }
}

function oldestFirst(blocks: readonly BlockIdentifier[]): BlockIdentifier[] {
  const unique = [...new Map(blocks.map((block) => [block.hash, block])).values()]
  return unique.sort((one, other) => one.index - other.index)
}
