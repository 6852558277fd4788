import type { Block } from '@mcm/rosetta-client'
import { LatestOnly } from '@mcm/shared/latest-only'

/**
 * Number of blocks above a block from which it is considered final.
 *
 * @example
 * ```ts
 * import { SETTLED_DEPTH } from '@mcm/react/query'
 *
 * SETTLED_DEPTH // => 10
 * ```
 */
export const SETTLED_DEPTH = 10

/** The hashes of blocks that were final when they were fetched by height. Other blocks can change. */
const settled = new LatestOnly(1000)

/** Remembers that a block was final when it was fetched by its height. */
export function settle(block: Block): void {
  settled.add(block.block_identifier.hash)
}

/** Returns whether a block was final when it was fetched by its height. */
export function isSettled(block: Block): boolean {
  return settled.has(block.block_identifier.hash)
}
