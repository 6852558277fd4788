import type { BlockIdentifier } from '@mcm/rosetta-client'
import type { Movement } from './movement'

/** The mining fees of one block, shown as one row. */
export interface FoldedFees {
  key: string
  block: BlockIdentifier
  /** At least two. */
  fees: Movement[]
  /** The sum in nanoMCM, undefined until all amounts are known, and null if one can't be known. */
  amount: bigint | null | undefined
}

/** A row of the list: a transaction, the folded fees of a block, or one of the unfolded fees. */
export type HistoryRow =
  { kind: 'movement'; movement: Movement } | { kind: 'fees'; folded: FoldedFees }

/**
 * Folds the mining fees of each block into one row, at the position of the first. The fees of an
 * unfolded block follow their row.
 *
 * @param unfolded The hashes of the blocks whose fees are listed.
 */
export function foldFees(
  movements: readonly Movement[],
  unfolded: ReadonlySet<string>,
): HistoryRow[] {
  const byBlock = new Map<string, Movement[]>()
  for (const movement of movements) {
    const block = feeBlock(movement)
    if (block) byBlock.set(block.hash, [...(byBlock.get(block.hash) ?? []), movement])
  }
  const seen = new Set<string>()
  return movements.flatMap((movement): HistoryRow[] => {
    const block = feeBlock(movement)
    const fees = block ? (byBlock.get(block.hash) ?? []) : []
    if (!block || fees.length < 2) return [{ kind: 'movement', movement }]
    if (seen.has(block.hash)) return []
    seen.add(block.hash)
    const folded = { key: `fees ${block.hash}`, block, fees, amount: sumOf(fees) }
    return [
      { kind: 'fees', folded },
      ...(unfolded.has(block.hash)
        ? fees.map((fee): HistoryRow => ({ kind: 'movement', movement: fee }))
        : []),
    ]
  })
}

/** Returns the block whose fee a movement is, if it is one. */
export function feeBlock({ direction, transaction }: Movement): BlockIdentifier | undefined {
  return direction === 'fee' ? (transaction.block ?? undefined) : undefined
}

function sumOf(fees: readonly Movement[]): bigint | null | undefined {
  let sum = 0n
  for (const { amount } of fees) {
    if (typeof amount !== 'bigint') return amount
    sum += amount
  }
  return sum
}
