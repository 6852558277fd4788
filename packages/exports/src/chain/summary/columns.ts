/**
 * How a column's values are written in JSON: `amount` is nanoMCM as a string of digits, because
 * sums exceed the integers that JSON parsers keep exact. All other types are numbers, except `day`.
 *
 * @example
 * ```ts
 * import { type PeriodColumnType } from '@mcm/exports/data-set'
 *
 * const isExact = (type: PeriodColumnType) => type !== 'mean'
 * isExact('amount') // => true
 * ```
 */
export type PeriodColumnType = 'day' | 'height' | 'count' | 'mean' | 'seconds' | 'amount'

/**
 * A column of a summary.
 *
 * @example
 * ```ts
 * import { type PeriodColumn, periodColumns } from '@mcm/exports/data-set'
 *
 * const isAmount = ({ type }: PeriodColumn) => type === 'amount'
 * periodColumns.filter(isAmount).length // => 6
 * ```
 */
export interface PeriodColumn {
  /** Name of the column. */
  readonly name: keyof Period
  /** How its values are written. */
  readonly type: PeriodColumnType
  /** Whether values can be `null`. Default: false. */
  readonly nullable?: boolean
  /** Meaning of the values, as a phrase in Markdown. */
  readonly description: string
}

/**
 * The columns of a summary, in order.
 *
 * @example
 * ```ts
 * import { periodColumns } from '@mcm/exports/data-set'
 *
 * periodColumns[0]?.name // => 'day'
 * ```
 */
export const periodColumns: readonly PeriodColumn[] = [
  { name: 'day', type: 'day', description: 'day of the first block in UTC, such as `2026-09-04`' },
  { name: 'first', type: 'height', description: 'first block' },
  { name: 'last', type: 'height', description: 'last block' },
  { name: 'start', type: 'seconds', description: "first block's time, in Unix seconds" },
  { name: 'end', type: 'seconds', description: "last block's time, in Unix seconds" },
  { name: 'blocks', type: 'count', description: 'blocks, of all kinds' },
  { name: 'pseudo', type: 'count', description: 'pseudo-blocks' },
  { name: 'neogenesis', type: 'count', description: 'neogenesis blocks' },
  {
    name: 'difficulty',
    type: 'mean',
    nullable: true,
    description: 'mean difficulty, without neogenesis blocks',
  },
  {
    name: 'solve_mean',
    type: 'mean',
    nullable: true,
    description: 'mean solve time of mined blocks, in seconds',
  },
  {
    name: 'solve_median',
    type: 'mean',
    nullable: true,
    description: 'median solve time of mined blocks, in seconds',
  },
  { name: 'transactions', type: 'count', description: 'transactions, not counting rewards' },
  { name: 'payments', type: 'count', description: 'payments' },
  { name: 'moved', type: 'amount', description: 'sum of the payments, without change' },
  { name: 'fees', type: 'amount', description: 'sum of the fees' },
  { name: 'reward', type: 'amount', description: 'sum of the rewards, including burned ones' },
  {
    name: 'burned',
    type: 'amount',
    description: 'rewards of pseudo-blocks, which are unspendable',
  },
  {
    name: 'supply',
    type: 'amount',
    description: 'maximum supply before the first block, plus all rewards since, minus burned ones',
  },
  { name: 'schedule', type: 'amount', description: 'maximum supply at the last block' },
  { name: 'miners', type: 'count', description: 'addresses that mined a block' },
  { name: 'top_miner', type: 'count', description: 'mined blocks of the address with the most' },
  {
    name: 'top_10_miners',
    type: 'count',
    description: 'mined blocks of the ten addresses with the most',
  },
  {
    name: 'active_accounts',
    type: 'count',
    description: 'addresses that paid, were paid or mined',
  },
  {
    name: 'accounts',
    type: 'count',
    description: 'addresses seen since the first block of the data set',
  },
]

/**
 * A row of a summary: a day, or 1,000 or 100 heights.
 *
 * @example
 * ```ts
 * import { type Period } from '@mcm/exports/data-set'
 *
 * const feePerTransaction = ({ fees, transactions }: Pick<Period, 'fees' | 'transactions'>) =>
 *   transactions === 0 ? 0n : fees / BigInt(transactions)
 * feePerTransaction({ fees: 1_000n, transactions: 2 }) // => 500n
 * ```
 */
export interface Period {
  /** Day of the first block in UTC, such as `2026-09-04`. */
  day: string
  /** First block. */
  first: number
  /** Last block. */
  last: number
  /** First block's time, in Unix seconds. */
  start: number
  /** Last block's time, in Unix seconds. */
  end: number
  /** Number of blocks, of all kinds. */
  blocks: number
  /** Number of pseudo-blocks. */
  pseudo: number
  /** Number of neogenesis blocks. */
  neogenesis: number
  /** Mean difficulty, without neogenesis blocks, or `null` without any. */
  difficulty: number | null
  /** Mean solve time of mined blocks, in seconds, or `null` without any. */
  solve_mean: number | null
  /** Median solve time of mined blocks, in seconds, or `null` without any. */
  solve_median: number | null
  /** Number of transactions, not counting rewards. */
  transactions: number
  /** Number of payments. */
  payments: number
  /** Sum of the payments, without change, in nanoMCM. */
  moved: bigint
  /** Sum of the fees, in nanoMCM. */
  fees: bigint
  /** Sum of the rewards, including burned ones, in nanoMCM. */
  reward: bigint
  /** Rewards of pseudo-blocks, which are unspendable, in nanoMCM. */
  burned: bigint
  /**
   * Maximum supply before the first block, plus all rewards since, minus burned ones, in nanoMCM.
   */
  supply: bigint
  /** Maximum supply at the last block, in nanoMCM. */
  schedule: bigint
  /** Number of addresses that mined a block. */
  miners: number
  /** Number of mined blocks of the address with the most. */
  top_miner: number
  /** Number of mined blocks of the ten addresses with the most. */
  top_10_miners: number
  /** Number of addresses that paid, were paid or mined. */
  active_accounts: number
  /** Number of addresses seen since the first block of the data set. */
  accounts: number
}
