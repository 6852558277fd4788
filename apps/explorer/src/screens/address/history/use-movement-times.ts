import type { BlockIdentifier } from '@mcm/rosetta-client'
import { useQueryClient } from '@tanstack/react-query'
import { useBlockTimes } from '../../../data/block-times'
import { blockByHashQuery } from '../../../data/queries'
import { type BlockTime, blocksToRequest, blockTimes } from '../balance/estimate-block-times'
import type { Movement } from './movement'

/** The times of the blocks of the loaded transactions, by block hash. */
export interface MovementTimes {
  times: ReadonlyMap<string, BlockTime>
  /** Whether all requested times have arrived. */
  isComplete: boolean
}

/**
 * Returns the times of the movements' blocks. Few blocks are requested. Other times are exact if the
 * block happens to be loaded, and otherwise estimated.
 *
 * @param movements Newest first.
 * @param isWaiting Whether more pages will load automatically. Until then, nothing is requested,
 *   because the oldest block isn't known.
 */
export function useMovementTimes(
  endpoint: string,
  movements: readonly Movement[],
  isWaiting: boolean,
): MovementTimes {
  const queries = useQueryClient()
  const all = oldestFirst(movements)
  const requested = isWaiting ? [] : blocksToRequest(oldestFirst(movements.filter(tookPlace)))
  const answered = useBlockTimes(endpoint, requested)
  const known = new Map<string, number | null>(
    all.flatMap(({ hash }) => {
      const block = queries.getQueryData(blockByHashQuery(endpoint, hash).queryKey)
      return block ? [[hash, block.timestamp] as const] : []
    }),
  )
  for (const [hash, time] of answered) known.set(hash, time)
  return {
    times: blockTimes(all, known),
    isComplete: !isWaiting && requested.every(({ hash }) => answered.has(hash)),
  }
}

function tookPlace({ transaction }: Movement): boolean {
  return transaction.status === 'SUCCESS'
}

function oldestFirst(movements: readonly Movement[]): BlockIdentifier[] {
  const blocks = movements.flatMap(({ transaction: { block } }) => block ?? [])
  const unique = [...new Map(blocks.map((block) => [block.hash, block])).values()]
  return unique.sort((one, other) => one.index - other.index)
}
