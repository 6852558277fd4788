import { blockReward, supplyCap } from '@mcm/proof'
import type { Period } from './columns'
import { dayOf, OpenPeriod, type SummarizedBlock } from './open-period'

/** Number of heights from which on a row of the summary by height has 1,000 of them. */
const LONG = 20_000

/**
 * Returns the number of heights in a row of the summary by height: 1,000, or 100 for a short chain,
 * such as the devnet's.
 *
 * @example
 * ```ts
 * import { heightsPerRow } from '@mcm/exports/data-set'
 *
 * heightsPerRow(657_152, 1_078_535) // => 1_000
 * heightsPerRow(1_078_000, 1_078_535) // => 100
 * ```
 */
export function heightsPerRow(from: number, to: number): number {
  return to - from < LONG ? 100 : 1_000
}

/**
 * Adds blocks, in order, to a summary per day and per 1,000 or 100 heights.
 *
 * @example
 * ```ts
 * import { BlockSummary, heightsPerRow } from '@mcm/exports/data-set'
 *
 * const summary = new BlockSummary(heightsPerRow(1_078_000, 1_078_535))
 * summary.finish() // => { days: [], heights: [] }
 * ```
 */
export class BlockSummary {
  readonly #days = new Series((block) => dayOf(block.time))
  readonly #heights: Series
  readonly #accounts = new Set<string>()
  #supply: bigint | undefined

  /** @param length The number of heights in a row, from {@link heightsPerRow}. */
  constructor(length: number) {
    this.#heights = new Series((block) => Math.floor(block.number / length))
  }

  /** Adds the next block. Blocks must be added in ascending order. */
  add(block: SummarizedBlock): void {
    this.#supply ??= supplyCap(block.number) - blockReward(block.number)
    // A period ends before the totals contain the block after it.
    const totals = { supply: this.#supply, accounts: this.#accounts }
    this.#days.add(block, totals)
    this.#heights.add(block, totals)
    if (block.kind !== 'pseudo') this.#supply += block.reward
    for (const account of block.accounts) this.#accounts.add(account)
    if (block.kind === 'normal' && block.miner !== null) this.#accounts.add(block.miner)
  }

  /** Returns the rows per day and per range of heights. The last ones may be incomplete. */
  finish(): {
    /** One row per day in UTC. */
    days: readonly Period[]
    /** One row per range of heights. */
    heights: readonly Period[]
  } {
    const totals = { supply: this.#supply ?? 0n, accounts: this.#accounts }
    return { days: this.#days.finish(totals), heights: this.#heights.finish(totals) }
  }
}

type Totals = Parameters<OpenPeriod['close']>[0]

/** Consecutive periods, each of which contains the blocks with the same key. */
class Series {
  readonly #keyOf: (block: SummarizedBlock) => string | number
  readonly #closed: Period[] = []
  #open: { key: string | number; period: OpenPeriod } | undefined

  constructor(keyOf: (block: SummarizedBlock) => string | number) {
    this.#keyOf = keyOf
  }

  add(block: SummarizedBlock, totals: Totals): void {
    const key = this.#keyOf(block)
    if (this.#open?.key !== key) {
      this.finish(totals)
      this.#open = { key, period: new OpenPeriod(block) }
    }
    this.#open?.period.add(block)
  }

  finish(totals: Totals): readonly Period[] {
    if (this.#open) this.#closed.push(this.#open.period.close(totals))
    this.#open = undefined
    return this.#closed
  }
}
