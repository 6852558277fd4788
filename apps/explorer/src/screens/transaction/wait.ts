import type { FoundTransaction } from '../../data/look-up-transaction'

/** Returns whether the transaction is in the mempool only. */
export function isWaiting({ status, block }: Pick<FoundTransaction, 'status' | 'block'>): boolean {
  return status === 'PENDING' && !block
}

/** How far a pending transaction is from a block: `left` and `expired` ones are in none that is known. */
export type Wait = 'waiting' | 'left' | 'expired'

interface Sighting {
  /** Whether the mempool no longer has it. */
  isGone: boolean
  /** Whether it has been gone for longer than it takes to be indexed. */
  hasLeft: boolean
  tip: number | undefined
}

/** Returns what became of a pending transaction. The last block that may take it is known. */
export function waitOf(
  { blockToLive }: Pick<FoundTransaction, 'blockToLive'>,
  { isGone, hasLeft, tip }: Sighting,
): Wait {
  const last = blockToLive !== null && blockToLive > 0n ? blockToLive : undefined
  const blocksSince = last === undefined || tip === undefined ? -1n : BigInt(tip) - last
  if (blocksSince > 0n || (blocksSince === 0n && hasLeft)) return 'expired'
  return hasLeft || (isGone && blocksSince === 0n) ? 'left' : 'waiting'
}
