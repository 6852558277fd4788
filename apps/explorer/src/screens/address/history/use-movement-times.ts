import type { BlockIdentifier } from '@mcm/rosetta-client'
import { useState } from 'react'
import { useBlockTimes } from '../../../data/block-times'
import type { BlockTime } from '../../../data/estimate-block-times'
import { type EstimatedTimes, useEstimatedTimes } from '../../../data/use-estimated-times'
import type { Movement } from './movement'

/** The times of the blocks of the loaded transactions, by block hash. */
export interface MovementTimes extends EstimatedTimes {
  /** Whether exact times around the start of the day are on their way. */
  isAsking: boolean
}

/**
 * Returns the times of the movements' blocks. Those on either side of the start of the day are exact if
 * the endpoint has them, because a sum of the day depends on them.
 *
 * @param movements Newest first.
 * @param isWaiting Whether more pages will load automatically.
 * @param dayStart In milliseconds since 1970.
 */
export function useMovementTimes(
  endpoint: string,
  movements: readonly Movement[],
  isWaiting: boolean,
  dayStart: number,
): MovementTimes {
  const [edge, setEdge] = useState<readonly BlockIdentifier[]>([])
  const asked = useBlockTimes(endpoint, edge)
  const confirmed = movements.filter(tookPlace)
  const found = useEstimatedTimes(endpoint, {
    blocks: blocksOf(movements),
    requestable: blocksOf(confirmed),
    isWaiting,
    asked,
  })
  const estimated = found.isComplete ? estimatedAround(dayStart, confirmed, found.times) : []
  // Each answer makes the estimates better, until both sides are known.
  const next = estimated.filter(({ hash }) => edge.every((block) => block.hash !== hash))
  if (next.length > 0) setEdge([...edge, ...next])
  return {
    ...found,
    isAsking: next.length > 0 || edge.some(({ hash }) => !asked.has(hash)),
  }
}

/** Returns the last block before a time and the first after it, if their times are estimates. */
function estimatedAround(
  time: number,
  movements: readonly Movement[],
  times: ReadonlyMap<string, BlockTime>,
): BlockIdentifier[] {
  const blocks = blocksOf(movements)
  const isBefore = ({ hash }: BlockIdentifier) => (times.get(hash)?.time ?? time) < time
  const before = blocks.findIndex(isBefore)
  if (before === -1) return []
  return blocks
    .slice(Math.max(before - 1, 0), before + 1)
    .filter(({ hash }) => times.get(hash)?.isAbout)
}

function tookPlace({ transaction }: Movement): boolean {
  return transaction.status === 'SUCCESS'
}

function blocksOf(movements: readonly Movement[]) {
  return movements.flatMap(({ transaction: { block } }) => block ?? [])
}
