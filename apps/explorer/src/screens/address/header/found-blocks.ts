import type { BlockIdentifier } from '@mcm/rosetta-client'
import type { Movement } from '../history/movement'

/** The blocks that an address mined, as far as its transactions are loaded. */
export interface FoundBlocks {
  count: number
  /** Number of heights from the oldest of them to the newest. */
  span: number
  oldest: BlockIdentifier
  newest: BlockIdentifier
}

/** Finds the blocks that an address mined: those in the chain that name it as their miner. */
export function foundBlocks(movements: readonly Movement[]): FoundBlocks | undefined {
  const found = new Map<string, BlockIdentifier>()
  for (const { transaction } of movements) {
    const { block, miner } = transaction
    if (block && miner !== null) found.set(block.hash, block)
  }
  const [first, ...others] = [...found.values()].sort((a, b) => b.index - a.index)
  if (!first) return undefined
  const oldest = others.at(-1) ?? first
  return { count: found.size, span: first.index - oldest.index + 1, oldest, newest: first }
}
