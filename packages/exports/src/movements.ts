import type { TransactionSummary } from '@mcm/rosetta-client'

/** Kind of movement. `FEE` is a fee that the account earned as a miner. */
export type MovementType = 'SENT' | 'RECEIVED' | 'FEE' | 'REWARD'

/** One payment into or out of an account. A transaction can contain several. */
export interface Movement {
  type: MovementType
  /** nanoMCM, negative if sent. Excludes the fee. */
  amount: bigint
  /** Fee that the account paid, in nanoMCM, on the first payment of a transaction; otherwise `null`. */
  fee: bigint | null
  /** The other account; `null` for a block reward. */
  counterparty: string | null
  /** Empty if there is no memo. */
  memo: string
}

/**
 * Returns an account's movements in a transaction, in the transaction's order; empty if it isn't
 * involved.
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

/** Returns the change of the balance. */
export function effectOf({ amount, fee }: Movement): bigint {
  return amount - (fee ?? 0n)
}
