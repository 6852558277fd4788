import type { TransactionSummary } from '@mcm/rosetta-client'

/**
 * The kind of a movement. `FEE` is a fee that the account earned as a miner.
 *
 * @example
 * ```ts
 * import { type MovementType } from '@mcm/exports'
 *
 * const signs: Record<MovementType, 1 | -1> = { SENT: -1, RECEIVED: 1, FEE: 1, REWARD: 1 }
 * signs.SENT // => -1
 * ```
 */
export type MovementType = 'SENT' | 'RECEIVED' | 'FEE' | 'REWARD'

/**
 * A payment into or out of an account. A transaction can contain several movements.
 *
 * @example
 * ```ts
 * import { type Movement, withRunningBalance } from '@mcm/exports'
 *
 * const isDeposit = ({ type }: Movement) => type === 'RECEIVED'
 * for await (const row of withRunningBalance(items, account)) {
 *   isDeposit(row) // => true
 * }
 * ```
 */
export interface Movement {
  /** What happened, from the view of the account. */
  type: MovementType
  /** The amount in nanoMCM, without the fee. It is negative if the account sent it. */
  amount: bigint
  /**
   * The fee that the account paid, in nanoMCM. It is set on the first payment of a transaction and
   * `null` otherwise.
   */
  fee: bigint | null
  /** The other account, or `null` for a block reward. */
  counterparty: string | null
  /** The memo, which is empty if there is none. */
  memo: string
}

/**
 * Returns an account's movements in a transaction, in the transaction's order. The list is empty if
 * the account isn't involved.
 */
export function movementsOf(summary: TransactionSummary, address: string): Movement[] {
  const { source, destinations, fee, miner, kind } = summary
  const movements: Movement[] = []
  const add = (
    type: MovementType,
    amount: bigint,
    counterparty: string | null,
    memo = '',
    paid: bigint | null = null,
  ) => movements.push({ type, amount, fee: paid, counterparty, memo })

  for (const { address: receiver, amount, memo } of destinations) {
    if (source === address) {
      add('SENT', -amount, receiver, memo, movements.length === 0 ? fee : null)
    } else if (receiver === address) {
      add(kind === 'reward' ? 'REWARD' : 'RECEIVED', amount, source, memo)
    }
  }
  if (miner === address && kind === 'transfer') add('FEE', fee, source)
  return movements
}

/** Returns the amount by which a movement changes the balance. */
export function effectOf({ amount, fee }: Movement): bigint {
  return amount - (fee ?? 0n)
}
