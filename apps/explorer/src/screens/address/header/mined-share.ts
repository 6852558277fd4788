import { isOrphaned } from '@mcm/react/query'
import type { BlockIdentifier } from '@mcm/rosetta-client'
import { minedRows } from '../history/mined-rows'
import { isMiningKnown, type Movement } from '../history/movement'

/** The blocks that an address mined since one of them. */
export interface MinedShare {
  /** Oldest first. */
  blocks: readonly [BlockIdentifier, ...BlockIdentifier[]]
  /** The height from which they are counted. */
  since: number
}

/**
 * Returns the blocks that an address mined, or undefined if there is none, or if the miner of one of
 * the blocks isn't known: it could be the address.
 *
 * @param since The lowest height that counts. By default, all that is loaded counts.
 */
export function minedShare(movements: readonly Movement[], since = 0): MinedShare | undefined {
  const mined = new Map<string, BlockIdentifier>()
  for (const movement of movements) {
    const { block, miner, status } = movement.transaction
    if (!block || block.index < since || isOrphaned(status)) continue
    if (!isMiningKnown(movement)) return undefined
    if (miner !== null) mined.set(block.hash, block)
  }
  const [oldest, ...others] = [...mined.values()].sort((a, b) => a.index - b.index)
  return oldest && { blocks: [oldest, ...others], since: since || oldest.index }
}

/**
 * Returns what the address earned with these blocks, in nanoMCM: their rewards and fees. Undefined
 * unless all of it is known.
 */
export function earnedWith(
  { blocks }: MinedShare,
  movements: readonly Movement[],
): bigint | undefined {
  const hashes = new Set(blocks.map(({ hash }) => hash))
  let sum = 0n
  for (const row of minedRows(movements, new Set())) {
    if (row.kind !== 'mined' || !hashes.delete(row.mined.block.hash)) continue
    const { amount } = row.mined
    if (amount === undefined || amount === null) return undefined
    sum += amount
  }
  return hashes.size === 0 ? sum : undefined
}
