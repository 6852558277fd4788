import { supplyCap } from '@mcm/proof'
import type { Period } from './columns'

/**
 * What a summary needs to know about a block.
 *
 * @example
 * ```ts
 * import { BlockSummary, type SummarizedBlock } from '@mcm/exports/data-set'
 *
 * const mined: SummarizedBlock = {
 *   number: 1_078_535,
 *   time: 1_788_500_198,
 *   kind: 'normal',
 *   difficulty: 37,
 *   solveSeconds: 62,
 *   transactions: 0,
 *   miner: null,
 *   reward: 12_065_840_589n,
 *   fees: 0n,
 *   moved: 0n,
 *   accounts: [],
 *   payments: 0,
 * }
 * const summary = new BlockSummary(1_000)
 * summary.add(mined)
 * summary.finish().days.map(({ day }) => day) // => ['2026-09-04']
 * ```
 */
export interface SummarizedBlock {
  /** Height of the block. */
  number: number
  /** Unix seconds. */
  time: number
  /** Kind of the block. Only normal blocks are mined. */
  kind: 'normal' | 'pseudo' | 'neogenesis'
  /** Required number of leading zero bits. */
  difficulty: number
  /** Seconds from start to end of mining, or `null` for neogenesis blocks. */
  solveSeconds: number | null
  /** Number of transactions, not counting the reward. */
  transactions: number
  /** Tag of the recipient of the reward and the fees, or `null` for neogenesis blocks. */
  miner: string | null
  /** Reward without fees, in nanoMCM. */
  reward: bigint
  /** Sum of the fees, in nanoMCM. */
  fees: bigint
  /** Sum of the payments without change, in nanoMCM. */
  moved: bigint
  /** Sources and destinations. */
  accounts: Iterable<string>
  /** Number of payments, without change. */
  payments: number
}

/** Sums since the first block of the data set. */
export interface RunningTotals {
  supply: bigint
  accounts: ReadonlySet<string>
}

/** A period to which blocks are still being added. */
export class OpenPeriod {
  readonly #first: SummarizedBlock
  #last: SummarizedBlock
  #blocks = 0
  #pseudo = 0
  #neogenesis = 0
  #difficulty = 0
  #transactions = 0
  #payments = 0
  #moved = 0n
  #fees = 0n
  #reward = 0n
  #burned = 0n
  readonly #solveTimes: number[] = []
  readonly #miners = new Map<string, number>()
  readonly #accounts = new Set<string>()

  constructor(first: SummarizedBlock) {
    this.#first = first
    this.#last = first
  }

  add(block: SummarizedBlock): void {
    const { kind, miner } = block
    this.#last = block
    this.#blocks++
    if (kind === 'neogenesis') this.#neogenesis++
    else this.#difficulty += block.difficulty
    if (kind === 'pseudo') {
      this.#pseudo++
      this.#burned += block.reward
    }
    if (kind === 'normal') {
      if (block.solveSeconds !== null) this.#solveTimes.push(block.solveSeconds)
      if (miner !== null) {
        this.#miners.set(miner, (this.#miners.get(miner) ?? 0) + 1)
        this.#accounts.add(miner)
      }
    }
    this.#transactions += block.transactions
    this.#payments += block.payments
    this.#moved += block.moved
    this.#fees += block.fees
    this.#reward += block.reward
    for (const account of block.accounts) this.#accounts.add(account)
  }

  close({ supply, accounts }: RunningTotals): Period {
    const shares = [...this.#miners.values()].sort((a, b) => b - a)
    const solved = this.#solveTimes.sort((a, b) => a - b)
    const withDifficulty = this.#blocks - this.#neogenesis
    return {
      day: dayOf(this.#first.time),
      first: this.#first.number,
      last: this.#last.number,
      start: this.#first.time,
      end: this.#last.time,
      blocks: this.#blocks,
      pseudo: this.#pseudo,
      neogenesis: this.#neogenesis,
      difficulty: withDifficulty === 0 ? null : rounded(this.#difficulty / withDifficulty),
      solve_mean: solved.length === 0 ? null : rounded(sum(solved) / solved.length),
      solve_median: median(solved),
      transactions: this.#transactions,
      payments: this.#payments,
      moved: this.#moved,
      fees: this.#fees,
      reward: this.#reward,
      burned: this.#burned,
      supply,
      schedule: supplyCap(this.#last.number),
      miners: shares.length,
      top_miner: shares[0] ?? 0,
      top_10_miners: sum(shares.slice(0, 10)),
      active_accounts: this.#accounts.size,
      accounts: accounts.size,
    }
  }
}

/** Returns the day of a time in UTC, such as `2026-09-04`. */
export function dayOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 10)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function median(sorted: readonly number[]): number | null {
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return below === undefined || above === undefined ? null : (below + above) / 2
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
