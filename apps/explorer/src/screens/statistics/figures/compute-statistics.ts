import type { BlockKind } from '../../../data/block-facts'
import type { BlockRecord } from '../records/block-record'

/** The data about a block, with its solve time. */
export interface Row extends BlockRecord {
  /**
   * Time since the previous block, in seconds. It is unknown for the oldest block and null for a
   * neogenesis block.
   */
  seconds: number | undefined
  /** The reward in nanoMCM, or undefined if nobody received one: a pseudo block's is burned. */
  paid: bigint | undefined
}

/** The spread of a quantity. Amounts are in nanoMCM. */
export interface Spread<T> {
  min: T
  median: T
  mean: T
  max: T
}

export interface Figures {
  /** Newest first. */
  rows: Row[]
  kinds: Record<BlockKind, number>
  seconds: Spread<number> | undefined
  difficulty: Spread<number> | undefined
  transactions: Spread<number> | undefined
  fees: Spread<bigint> | undefined
  reward: Spread<bigint> | undefined
  totals: { transactions: number; fees: bigint; reward: bigint }
}

/**
 * Computes statistics of the blocks. Neogenesis blocks aren't mined and pay no reward, so they
 * count only toward the number of blocks. Burned rewards count nowhere.
 *
 * @param records The records, newest first, each one the parent of the one before.
 */
export function computeStatistics(records: readonly BlockRecord[]): Figures {
  const rows = records.map((record, at): Row => {
    const parent = records[at + 1]
    const solved = parent && record.kind !== 'neogenesis'
    return {
      ...record,
      seconds: solved ? (record.time - parent.time) / 1000 : undefined,
      paid: record.kind === 'standard' ? BigInt(record.reward) : undefined,
    }
  })
  const counted = rows.filter(({ kind }) => kind !== 'neogenesis')
  const fees = counted.map((row) => BigInt(row.fees))
  const reward = counted.flatMap(({ paid }) => paid ?? [])
  const transactions = counted.map((row) => row.transactions)
  const count = (kind: BlockKind) => rows.filter((row) => row.kind === kind).length
  return {
    rows,
    kinds: {
      standard: count('standard'),
      pseudo: count('pseudo'),
      neogenesis: count('neogenesis'),
    },
    seconds: spread(counted.flatMap(({ seconds }) => (seconds === undefined ? [] : [seconds]))),
    difficulty: spread(counted.map((row) => row.difficulty)),
    transactions: spread(transactions),
    fees: spreadOfAmounts(fees),
    reward: spreadOfAmounts(reward),
    totals: {
      transactions: transactions.reduce((sum, one) => sum + one, 0),
      fees: fees.reduce((sum, one) => sum + one, 0n),
      reward: reward.reduce((sum, one) => sum + one, 0n),
    },
  }
}

function spread(values: readonly number[]): Spread<number> | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const [min, max] = [sorted[0], sorted.at(-1)]
  const middle = middlePair(sorted)
  if (min === undefined || max === undefined || !middle) return undefined
  const mean = sorted.reduce((sum, one) => sum + one, 0) / sorted.length
  return { min, median: (middle[0] + middle[1]) / 2, mean, max }
}

/**
 * Returns the spread of amounts. They stay integers, so mean and median are truncated to the
 * nanoMCM.
 */
function spreadOfAmounts(values: readonly bigint[]): Spread<bigint> | undefined {
  const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const [min, max] = [sorted[0], sorted.at(-1)]
  const middle = middlePair(sorted)
  if (min === undefined || max === undefined || !middle) return undefined
  const mean = sorted.reduce((sum, one) => sum + one, 0n) / BigInt(sorted.length)
  return { min, median: (middle[0] + middle[1]) / 2n, mean, max }
}

/**
 * Returns the two middle values, which are the same for an odd count. Returns undefined for an
 * empty list.
 */
function middlePair<T>(sorted: readonly T[]): [T, T] | undefined {
  const below = sorted[(sorted.length - 1) >> 1]
  const above = sorted[sorted.length >> 1]
  return below === undefined || above === undefined ? undefined : [below, above]
}
