import type { TransactionSummary } from '@mcm/rosetta-client'

/** How a movement changed an account. `FEE` is a fee that the account earned as a miner. */
export type MovementType = 'SENT' | 'RECEIVED' | 'FEE' | 'REWARD'

/** One payment into or out of an account. A transaction can hold several. */
export interface Movement {
  type: MovementType
  /** nanoMCM, negative for what was sent. Without the fee. */
  amount: bigint
  /** nanoMCM that the account paid as fee: with the first payment of a transaction, `null` elsewhere. */
  fee: bigint | null
  /** The other account; `null` for a reward, which is new money. */
  counterparty: string | null
  /** Empty when there is none. */
  memo: string
}

/** What a transaction did to an account, in the order of the transaction: nothing, if it took no part. */
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

/** By how much a movement changed the balance. */
export function effectOf({ amount, fee }: Movement): bigint {
  return amount - (fee ?? 0n)
}
