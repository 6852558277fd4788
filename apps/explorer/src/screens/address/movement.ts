import {
  type SearchTransaction,
  summarizeTransaction,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import { transactionKey } from '../../data/address-queries'

/** What a transaction did to one address. */
export interface Movement {
  key: string
  transaction: TransactionSummary
  /** `fee`: the address only mined the block and took the fee. */
  direction: 'in' | 'out' | 'fee'
  /** nanoMCM, negative for what left. */
  amount: bigint
  /** The other side; empty for a mined fee. */
  counterparties: string[]
}

/** A transaction seen from an address (0x and 40 lower case hex digits). */
export function movementOf(found: SearchTransaction, address: string): Movement {
  const transaction = summarizeTransaction(found)
  const key = transactionKey(found)
  if (transaction.source === address) {
    const counterparties = transaction.destinations.map((destination) => destination.address)
    return { key, transaction, direction: 'out', amount: -transaction.debited, counterparties }
  }
  const received = transaction.destinations.filter((destination) => destination.address === address)
  if (received.length === 0) {
    return { key, transaction, direction: 'fee', amount: transaction.fee, counterparties: [] }
  }
  const amount = received.reduce((sum, destination) => sum + destination.amount, 0n)
  const counterparties = transaction.source === null ? [] : [transaction.source]
  return { key, transaction, direction: 'in', amount, counterparties }
}

/** Without the rows that shifted onto a later page while blocks came in; the first of a kind counts. */
export function uniqueMovements(found: readonly SearchTransaction[], address: string): Movement[] {
  const byKey = new Map<string, Movement>()
  for (const item of found) {
    const movement = movementOf(item, address)
    if (!byKey.has(movement.key)) byKey.set(movement.key, movement)
  }
  return [...byKey.values()]
}
