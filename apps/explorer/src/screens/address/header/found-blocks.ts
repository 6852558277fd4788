import type { BlockIdentifier } from '@mcm/rosetta-client'
import type { Movement } from '../history/movement'

/** The blocks that an address mined, as far as their fees are loaded. */
export interface FoundBlocks {
  count: number
  /** Number of heights from the oldest of them to the newest. */
  span: number
  oldest: BlockIdentifier
  newest: BlockIdentifier
}

/**
 * Finds the blocks whose fees an address received. A block without transactions pays no fee, so it
 * isn't among them.
 */
export function foundBlocks(movements: readonly Movement[]): FoundBlocks | undefined {
  const found = new Map<string, BlockIdentifier>()
  for (const { direction, amount, transaction } of movements) {
    const { block, status } = transaction
    const isPaid = direction === 'fee' && typeof amount === 'bigint' && status === 'SUCCESS'
    if (block && isPaid) found.set(block.hash, block)
  }
  const [first, ...others] = [...found.values()].sort((a, b) => b.index - a.index)
  if (!first) return undefined
  const oldest = others.at(-1) ?? first
  return { count: found.size, span: first.index - oldest.index + 1, oldest, newest: first }
}
