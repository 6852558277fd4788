import type { TransactionSummary } from '@mcm/rosetta-client'
import { type Mempool, pendingRows } from '../../../features/mempool/lifecycle'

/** A pending transaction that pays an address or is paid by it. */
export interface PendingPayment {
  hash: string
  /** What the address receives, in nanoMCM, without its own change. Negative if it pays. */
  amount: bigint
  /** The payer, or the recipients. */
  counterparties: readonly string[]
}

export interface PendingOf {
  /** Newest first. */
  payments: readonly PendingPayment[]
  /** How many transactions are pending, and how many of them have been read. */
  count: number
  read: number
}

/** Returns the pending transactions of an address, which must be 0x followed by 40 lowercase hex digits. */
export function pendingOf(mempool: Mempool, address: string): PendingOf {
  const rows = pendingRows(mempool)
  const read = rows.flatMap(({ hash, transaction }) => (transaction ? [{ hash, transaction }] : []))
  return {
    payments: read.flatMap(({ hash, transaction }) => paymentOf(hash, transaction, address) ?? []),
    count: rows.length,
    read: read.length,
  }
}

function paymentOf(
  hash: string,
  { source, destinations, debited }: TransactionSummary,
  address: string,
): PendingPayment | undefined {
  if (source === address) {
    return {
      hash,
      amount: -debited,
      counterparties: destinations.map((destination) => destination.address),
    }
  }
  const own = destinations.filter((destination) => destination.address === address)
  if (own.length === 0) return undefined
  const amount = own.reduce((sum, destination) => sum + destination.amount, 0n)
  return { hash, amount, counterparties: source === null ? [] : [source] }
}
