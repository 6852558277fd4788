import type { Block } from '@mcm/rosetta-client'
import type { ForkAccount } from './fork'
import { addressOf, readSpending, rewardOf, transfersOf } from './forked-block'

/** The accounts of consecutive blocks. */
export interface Parties {
  /** Accounts that spend in the blocks, as they are before the first block. */
  readonly spenders: ReadonlyMap<string, ForkAccount>
  /** What each account receives in the blocks, by tag, in nanoMCM. */
  readonly received: ReadonlyMap<string, bigint>
}

/** Returns the accounts of consecutive blocks, lowest first. */
export function partiesOf(blocks: readonly Block[]): Parties {
  const spenders = new Map<string, ForkAccount>()
  const received = new Map<string, bigint>()
  const credit = (tag: string, amount: bigint): void => {
    received.set(tag, (received.get(tag) ?? 0n) + amount)
  }
  for (const block of blocks) {
    const spendings = transfersOf(block).map(readSpending)
    for (const { source, fromHash, balance } of spendings) {
      if (spenders.has(source)) continue
      // A transaction spends the whole balance, so it reveals the balance before the block.
      const before = balance - (received.get(source) ?? 0n)
      spenders.set(source, openingAccount(source, fromHash, before))
    }
    const reward = rewardOf(block)
    let income = BigInt(reward?.amount.value ?? 0)
    for (const { fee, destinations } of spendings) {
      income += fee
      for (const { address, amount } of destinations) credit(address, amount)
    }
    if (reward) credit(addressOf(reward), income)
  }
  return { spenders, received }
}

/**
 * Returns an account before the first block.
 * @throws {RangeError} If it receives more in the blocks than its balance.
 */
export function openingAccount(tag: string, keyHash: string, balance: bigint): ForkAccount {
  if (balance >= 0n) return { address: tag + keyHash.slice(2), balance: balance.toString() }
  throw new RangeError(`The endpoint's balance of ${tag} doesn't match its blocks`)
}
