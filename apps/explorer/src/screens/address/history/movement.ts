import { type ChainStatus, CHECKING, statusInChain } from '@mcm/react/query'
import {
  type SearchTransaction,
  summarizeTransaction,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import type { BlockMiner } from '../../../data/block-miners'
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
  /**
   * Whether the index names the address as the miner, and no block says otherwise. If a block
   * confirms it, `transaction.miner` is the address.
   */
  isNamedMiner?: boolean | undefined
  /** The block's reward, on one movement of each block that the address mined. */
  reward?: TransactionSummary | undefined
}

/**
 * Returns a transaction from the point of view of an address, which must be 0x followed by 40
 * lowercase hex digits.
 */
export function movementOf(found: SearchTransaction, address: string): Movement {
  const transaction = summarizeTransaction(found)
  const key = transactionKey(found)
  const isNamedMiner = found.operations.some(
    ({ type, account }) => type === 'FEE' && account?.address === address,
  )
  const effect = effectOn(address, transaction)
  if (!effect) {
    return {
      key,
      transaction,
      direction: 'fee',
      amount: undefined,
      counterparties: [],
      isNamedMiner: true,
    }
  }
  return { key, transaction, ...effect, isNamedMiner }
}

/** What a transaction pays to an address, or an address by it. */
export interface Effect {
  direction: 'in' | 'out'
  /** In nanoMCM, without the address's own change; negative if it was sent. */
  amount: bigint
  /** The payer, or the recipients. */
  counterparties: string[]
}

/**
 * Returns the effect of a transaction on its source or on a recipient, and undefined for any other
 * address. The address must be 0x followed by 40 lowercase hex digits.
 */
export function effectOn(
  address: string,
  { source, destinations, debited }: TransactionSummary,
): Effect | undefined {
  if (source === address) {
    const counterparties = destinations.map((destination) => destination.address)
    return { direction: 'out', amount: -debited, counterparties }
  }
  const received = destinations.filter((destination) => destination.address === address)
  if (received.length === 0) return undefined
  const amount = received.reduce((sum, destination) => sum + destination.amount, 0n)
  return { direction: 'in', amount, counterparties: source === null ? [] : [source] }
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
 * Returns a movement with its miner, if that is the address, and a fee with its amount. After a
 * reorg, the index still lists a transaction under the address of its first miner: if the block
 * names another one, returns nothing for a fee, and a payment that no longer counts as mined.
 *
 * @param miners The miners by block hash, as far as they are known.
 */
export function withMiner(
  movement: Movement,
  address: string,
  miners: Readonly<Record<string, BlockMiner | null>>,
): Movement[] {
  const { direction, isNamedMiner, transaction } = movement
  if (!isNamedMiner || transaction.status === CHECKING) return [movement]
  const isFee = direction === 'fee'
  const without = isFee ? { ...movement, amount: null } : movement
  if (transaction.status !== 'SUCCESS') return [without]
  const miner = transaction.block ? miners[transaction.block.hash] : null
  if (miner === undefined) return [movement]
  if (miner === null) return [without]
  if (miner.address !== address) return isFee ? [] : [{ ...movement, isNamedMiner: false }]
  const amount = isFee ? transaction.fee : movement.amount
  return [{ ...movement, amount, transaction: { ...transaction, miner: address } }]
}

/**
 * Adds each mined block's reward to one of its movements: to a fee, if it has one. A block is mined
 * only with a transaction, so the movements include every block that paid the address a reward.
 */
export function withRewards(
  movements: readonly Movement[],
  miners: Readonly<Record<string, BlockMiner | null>>,
): Movement[] {
  const rewarded = new Map<string | undefined, Movement>()
  for (const movement of movements) {
    const { block, miner } = movement.transaction
    if (miner !== null && (movement.direction === 'fee' || !rewarded.has(block?.hash))) {
      rewarded.set(block?.hash, movement)
    }
  }
  return movements.map((movement) => {
    const hash = movement.transaction.block?.hash
    if (hash === undefined || rewarded.get(hash) !== movement) return movement
    return { ...movement, reward: miners[hash]?.reward }
  })
}

/**
 * Returns what the address earned as a miner beyond the movement's amount, in nanoMCM: the block's
 * reward, and the fee of a payment that it sent or received in its own block.
 */
export function earnedBeside({ direction, transaction, reward }: Movement): bigint {
  const fee = direction !== 'fee' && transaction.miner !== null ? transaction.fee : 0n
  return (reward?.destinations[0]?.amount ?? 0n) + fee
}

/** Returns whether it is known what the address earned as a miner with the movement's block. */
export function isMiningKnown({ isNamedMiner, transaction }: Movement): boolean {
  return !isNamedMiner || transaction.miner !== null
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
