import { type ChainStatus, CHECKING, statusInChain } from '@mcm/react/query'
import {
  type SearchTransaction,
  summarizeTransaction,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import { transactionKey } from '../../../data/search-rows'

/** The effect of a transaction on one address. */
export interface Movement {
  key: string
  transaction: TransactionSummary
  /**
   * The direction. `fee` means that, according to the index, the address only received the fee as a
   * miner.
   */
  direction: 'in' | 'out' | 'fee'
  /**
   * The amount in nanoMCM, negative if it was sent. For a fee, it is undefined until the block's
   * miner is known, and null if the miner can't be known.
   */
  amount: bigint | null | undefined
  /** The other parties. The list is empty for a mining fee. */
  counterparties: string[]
}

/**
 * Returns a transaction from the point of view of an address, which must be 0x followed by 40
 * lowercase hex digits.
 */
export function movementOf(found: SearchTransaction, address: string): Movement {
  const transaction = summarizeTransaction(found)
  const key = transactionKey(found)
  if (transaction.source === address) {
    const counterparties = transaction.destinations.map((destination) => destination.address)
    return { key, transaction, direction: 'out', amount: -transaction.debited, counterparties }
  }
  const received = transaction.destinations.filter((destination) => destination.address === address)
  if (received.length === 0) {
    return { key, transaction, direction: 'fee', amount: undefined, counterparties: [] }
  }
  const amount = received.reduce((sum, destination) => sum + destination.amount, 0n)
  const counterparties = transaction.source === null ? [] : [transaction.source]
  return { key, transaction, direction: 'in', amount, counterparties }
}

/**
 * Returns the movement with its block's status in the chain. The statuses are given by block hash,
 * and a missing one is final. If the movement has no block, nothing shows that it is in the chain.
 */
export function inChain(
  movement: Movement,
  chainStatuses: Readonly<Record<string, ChainStatus>>,
): Movement {
  const { block, status } = movement.transaction
  const chainStatus = block ? chainStatuses[block.hash] : 'unknown'
  if (chainStatus === undefined) return movement
  const transaction = { ...movement.transaction, status: statusInChain(status, chainStatus) }
  return { ...movement, transaction }
}

/**
 * Returns a fee with its amount, or nothing if another miner received the fee. After a reorg, the
 * index still lists a transaction under the address of its first miner.
 *
 * @param miners The miners by block hash, as far as they are known.
 */
export function withMiner(
  movement: Movement,
  address: string,
  miners: Readonly<Record<string, string | null>>,
): Movement[] {
  const { direction, transaction } = movement
  if (direction !== 'fee' || transaction.status === CHECKING) return [movement]
  if (transaction.status !== 'SUCCESS') return [{ ...movement, amount: null }]
  const miner = transaction.block ? miners[transaction.block.hash] : null
  if (miner === undefined) return [movement]
  if (miner === null) return [{ ...movement, amount: null }]
  return miner === address ? [{ ...movement, amount: transaction.fee }] : []
}

/**
 * Removes rows that moved to a later page while blocks were added. The first occurrence of each row
 * is kept.
 */
export function uniqueMovements(found: readonly SearchTransaction[], address: string): Movement[] {
  const byKey = new Map<string, Movement>()
  for (const item of found) {
    const movement = movementOf(item, address)
    if (!byKey.has(movement.key)) byKey.set(movement.key, movement)
  }
  return [...byKey.values()]
}
