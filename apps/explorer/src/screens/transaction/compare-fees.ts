import { type Mempool, pendingRows } from '../../features/mempool/lifecycle'

/** How a pending transaction's fee compares with those of the others. */
export interface FeeComparison {
  /** Number of other pending transactions. */
  others: number
  /** Number of those whose fee is known so far. */
  loaded: number
  /** Number of those that pay a higher fee. */
  higher: number
  /** Number of those that pay the same fee. */
  same: number
}

/** Compares a pending transaction's fee with the others' in the mempool, as far as it has loaded. */
export function compareFees(
  mempool: Mempool,
  { hash, fee }: { hash: string; fee: bigint },
): FeeComparison {
  const others = pendingRows(mempool).filter((other) => other.hash !== hash)
  const fees = others.flatMap(({ transaction }) => (transaction ? [transaction.fee] : []))
  return {
    others: others.length,
    loaded: fees.length,
    higher: fees.filter((other) => other > fee).length,
    same: fees.filter((other) => other === fee).length,
  }
}
