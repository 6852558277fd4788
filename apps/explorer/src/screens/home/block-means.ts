import type { Block } from '@mcm/rosetta-client'

/**
 * Returns the mean time between the given blocks, in milliseconds, or undefined if there are fewer
 * than two.
 */
export function meanBlockTime(blocks: readonly Block[]): number | undefined {
  const [newest, oldest] = [blocks[0], blocks.at(-1)]
  if (!newest || !oldest || newest === oldest) return undefined
  const count = newest.block_identifier.index - oldest.block_identifier.index
  return (newest.timestamp - oldest.timestamp) / count
}

/** Returns the mean number of transactions per block, of which at least one is given. */
export function meanTransactions(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { metadata }) => sum + metadata.tx_count, 0) / blocks.length
}
