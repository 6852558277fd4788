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
  readonly name: string
  readonly type: PeriodColumnType
  readonly nullable?: boolean
  readonly description: string
}

/**
 * The columns of a summary, in order.
 *
 * @example
 * ```ts
 * import { periodColumns } from '@mcm/exports/data-set'
 *
 * periodColumns[0].name // => 'day'
 * ```
 */
export const periodColumns = [
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
] as const satisfies readonly PeriodColumn[]

type ColumnNamed<Name> = Extract<(typeof periodColumns)[number], { name: Name }>

type ValueOf<Column> = Column extends { type: 'day' }
  ? string
  : Column extends { type: 'amount' }
    ? bigint
    : Column extends { nullable: true }
      ? number | null
      : number

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
export type Period = {
  [Name in (typeof periodColumns)[number]['name']]: ValueOf<ColumnNamed<Name>>
}
