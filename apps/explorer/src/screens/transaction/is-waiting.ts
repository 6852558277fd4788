import type { FoundTransaction } from '../../data/look-up-transaction'

/** Returns whether the transaction is in the mempool only. */
export function isWaiting({ status, block }: Pick<FoundTransaction, 'status' | 'block'>): boolean {
  return status === 'PENDING' && !block
}
