import type { BlockContext } from './block-context'
import { fromHex } from './bytes'
import { lastTriggBlock } from './rules'
import { blockTrailer, trailerLength } from './trailer'

/**
 * Returns the 160-byte trailer whose work is checked, or `undefined` if its start time is unknown: no
 * start time produces the block's hash, and there is no previous block that tells it.
 */
export function workTrailer(context: BlockContext): Uint8Array | undefined {
  const { block, index, v3 } = context
  const known = v3 ? (context.foundStart ?? context.statedStart) : context.statedStart
  // The start time isn't part of a Trigg hash.
  const start = known ?? (index <= lastTriggBlock ? 0 : undefined)
  if (start === undefined) return undefined
  const trailer = new Uint8Array(trailerLength + 32)
  trailer.set(blockTrailer(block, start))
  trailer.set(fromHex(block.block_identifier.hash, 32, 'block_identifier.hash'), trailerLength)
  return trailer
}
