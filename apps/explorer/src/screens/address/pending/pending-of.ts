import type { BlockIdentifier, TransactionSummary } from '@mcm/rosetta-client'
import { type Mempool, type MempoolItem, pendingRows } from '../../../features/mempool/lifecycle'

/** A transaction that pays an address or is paid by it, and is pending or was until recently. */
export interface PendingPayment {
  hash: string
  /** What the address receives, in nanoMCM, without its own change. Negative if it pays. */
  amount: bigint
  /** The payer, or the recipients. */
  counterparties: readonly string[]
  /** Whether it is still in the mempool. */
  isPending: boolean
  /** The block that took it, once it is known. */
  block: BlockIdentifier | undefined
}

export interface PendingOf {
  /** Newest first. Those that left the mempool stay until the list of the address has them. */
  payments: readonly PendingPayment[]
  /** How many transactions are pending, and how many of them have been read. */
  count: number
  read: number
}

/** Returns the transactions of an address, which must be 0x followed by 40 lowercase hex digits. */
export function pendingOf(mempool: Mempool, address: string): PendingOf {
  const pending = pendingRows(mempool)
  return {
    payments: [...mempool.items.values()]
      .toSorted((a, b) => b.order - a.order)
      .flatMap((item) => paymentOf(item, address) ?? []),
    count: pending.length,
    read: pending.filter(({ transaction }) => transaction).length,
  }
}

function paymentOf(
  { hash, stage, transaction, confirmedBlock }: MempoolItem,
  address: string,
): PendingPayment | undefined {
  if (!transaction) return undefined
  const amount = amountOf(transaction, address)
  if (amount === undefined) return undefined
  const { source, destinations } = transaction
  const payer = source === null ? [] : [source]
  return {
    hash,
    amount,
    counterparties: source === address ? destinations.map((one) => one.address) : payer,
    isPending: stage === 'pending',
    block: confirmedBlock,
  }
}

/** Returns what an address receives or, as a negative amount, pays. It is undefined for others. */
function amountOf(
  { source, destinations, debited }: TransactionSummary,
  address: string,
): bigint | undefined {
  if (source === address) return -debited
  const own = destinations.filter((one) => one.address === address)
  return own.length === 0 ? undefined : own.reduce((sum, { amount }) => sum + amount, 0n)
}
