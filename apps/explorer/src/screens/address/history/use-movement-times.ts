import { type EstimatedTimes, useEstimatedTimes } from '../../../data/use-estimated-times'
import type { Movement } from './movement'

/** The times of the blocks of the loaded transactions, by block hash. */
export type MovementTimes = EstimatedTimes

/**
 * Returns the times of the movements' blocks.
 *
 * @param movements Newest first.
 * @param isWaiting Whether more pages will load automatically.
 */
export function useMovementTimes(
  endpoint: string,
  movements: readonly Movement[],
  isWaiting: boolean,
): MovementTimes {
  return useEstimatedTimes(endpoint, {
    blocks: blocksOf(movements),
    requestable: blocksOf(movements.filter(tookPlace)),
    isWaiting,
  })
}

function tookPlace({ transaction }: Movement): boolean {
  return transaction.status === 'SUCCESS'
}

function blocksOf(movements: readonly Movement[]) {
  return movements.flatMap(({ transaction: { block } }) => block ?? [])
}
