import type { BlockIdentifier } from '@mcm/rosetta-client'
import { type Mempool, type MempoolItem, pendingRows } from '../../../features/mempool/lifecycle'
import type { Effect, effectOn } from '../history/movement'

/** A transaction that pays an address or is paid by it, and is pending or was until recently. */
export interface PendingPayment extends Effect {
  hash: string
  /** Whether it is still in the mempool. */
  isPending: boolean
  /** The block that contains it, once that is known. */
  block: BlockIdentifier | undefined
}

export interface PendingOf {
  /**
   * Newest first. Those that left the mempool stay for a minute, because the list of the address may
   * not contain them yet.
   */
  payments: readonly PendingPayment[]
  /** How many transactions are pending, and how many of them have been read. */
  count: number
  read: number
}

/** Returns the transactions of an address, which must be 0x followed by 40 lowercase hex digits. */
export function pendingOf(mempool: Mempool, address: string, effect: typeof effectOn): PendingOf {
  const pending = pendingRows(mempool)
  return {
    payments: [...mempool.items.values()]
      .toSorted((a, b) => b.order - a.order)
      .flatMap(
        (item) => paymentOf(item, item.transaction && effect(address, item.transaction)) ?? [],
      ),
    count: pending.length,
    read: pending.filter(({ transaction }) => transaction).length,
  }
}

function paymentOf(
  { hash, stage, confirmedBlock }: MempoolItem,
  effect: Effect | undefined,
): PendingPayment | undefined {
  return effect && { ...effect, hash, isPending: stage === 'pending', block: confirmedBlock }
}
