import type { BlockIdentifier } from '@mcm/rosetta-client'
import { earnedBeside, type Movement } from './movement'

/** What an address earned with one block, shown as one row. */
export interface MinedRow {
  key: string
  block: BlockIdentifier
  status: string
  /** The reward in nanoMCM, undefined until the block is known. */
  reward: bigint | undefined
  /** The transactions of others whose fees the address received. */
  fees: Movement[]
  /**
   * The reward and all fees in nanoMCM, undefined until all amounts are known, and null if one can't
   * be known.
   */
  amount: bigint | null | undefined
}

/** A row of the list: a transaction, a mined block, or one of its unfolded fees. */
export type HistoryRow =
  { kind: 'movement'; movement: Movement } | { kind: 'mined'; mined: MinedRow }

/**
 * Folds the reward and the mining fees of each block into one row, at the position of the first. The
 * fees of an unfolded block follow their row.
 *
 * @param unfolded The hashes of the blocks whose fees are listed.
 */
export function minedRows(
  movements: readonly Movement[],
  unfolded: ReadonlySet<string>,
): HistoryRow[] {
  const byBlock = new Map<string, Movement[]>()
  for (const movement of movements) {
    const block = minedBlock(movement)
    if (block) byBlock.set(block.hash, [...(byBlock.get(block.hash) ?? []), movement])
  }
  const seen = new Set<string>()
  return movements.flatMap((movement): HistoryRow[] => {
    const block = minedBlock(movement)
    const rest: HistoryRow[] = movement.direction === 'fee' ? [] : [{ kind: 'movement', movement }]
    if (!block || seen.has(block.hash)) return rest
    seen.add(block.hash)
    const mined = minedRow(block, byBlock.get(block.hash) ?? [])
    const fees = unfolded.has(block.hash) ? mined.fees : []
    return [
      { kind: 'mined', mined },
      ...fees.map((fee): HistoryRow => ({ kind: 'movement', movement: fee })),
      ...rest,
    ]
  })
}

/** Returns the block of a movement from which the address earned something as its miner. */
export function minedBlock({ direction, transaction }: Movement): BlockIdentifier | undefined {
  const isMined = direction === 'fee' || transaction.miner !== null
  return isMined ? (transaction.block ?? undefined) : undefined
}

function minedRow(block: BlockIdentifier, movements: readonly Movement[]): MinedRow {
  const fees = movements.filter(({ direction }) => direction === 'fee')
  const reward = movements.find((movement) => movement.reward)?.reward?.destinations[0]?.amount
  const unknown = fees.find(({ amount }) => typeof amount !== 'bigint')
  const amount = unknown
    ? unknown.amount
    : movements.reduce(
        (sum, movement) => sum + earnedBeside(movement),
        fees.reduce((sum, fee) => sum + (fee.amount ?? 0n), 0n),
      )
  const status = movements[0]?.transaction.status ?? ''
  return { key: `mined ${block.hash}`, block, status, reward, fees, amount }
}
