import type { Period, SummaryIndex } from '@mcm/exports/data-set'
import { supplyCap } from '@mcm/proof'
import type { BlockRecord } from '../records/block-record'
import { type Division, type HistoryRow, minedBlocks } from './history-row'

const unknown = {
  payments: null,
  moved: null,
  miners: null,
  top_miner: null,
  top_10_miners: null,
  active_accounts: null,
  accounts: null,
  solve_median: null,
}

/**
 * Adds the latest blocks to the periods of a data set, if they follow its last block. They don't if
 * the data set is too old or if a reorg has replaced its last blocks.
 *
 * @param records The latest blocks, newest first.
 */
export function addLatest(
  periods: readonly Period[],
  {
    to,
    last_hash,
    last_time,
    heights_per_row: length,
  }: Pick<SummaryIndex, 'to' | 'last_hash' | 'last_time' | 'heights_per_row'>,
  records: readonly BlockRecord[],
  division: Division,
): readonly HistoryRow[] {
  const newer = records.filter(({ height }) => height > to).toReversed()
  if (newer[0]?.height !== to + 1 || newer[0].parent !== last_hash) return periods
  const rows: HistoryRow[] = [...periods]
  let previous = last_time
  for (const record of newer) {
    const time = Math.floor(record.time / 1000)
    const last = rows.at(-1)
    const row = rowOf(record, time, time - previous, last?.supply ?? 0n)
    if (last && isSamePeriod(last, row, division === 'days' ? undefined : length))
      rows[rows.length - 1] = merge(last, row)
    else rows.push(row)
    previous = time
  }
  return rows
}

function isSamePeriod(a: HistoryRow, b: HistoryRow, length: number | undefined): boolean {
  if (length === undefined) return a.day === b.day
  return Math.floor(a.first / length) === Math.floor(b.first / length)
}

function rowOf(record: BlockRecord, time: number, seconds: number, supply: bigint): HistoryRow {
  const { height, kind } = record
  const reward = BigInt(record.reward)
  const burned = kind === 'pseudo' ? reward : 0n
  return {
    ...unknown,
    day: new Date(time * 1000).toISOString().slice(0, 10),
    first: height,
    last: height,
    start: time,
    end: time,
    blocks: 1,
    pseudo: kind === 'pseudo' ? 1 : 0,
    neogenesis: kind === 'neogenesis' ? 1 : 0,
    difficulty: kind === 'neogenesis' ? null : record.difficulty,
    solve_mean: kind === 'standard' ? seconds : null,
    transactions: record.transactions,
    fees: BigInt(record.fees),
    reward,
    burned,
    supply: supply + reward - burned,
    schedule: supplyCap(height),
  }
}

function merge(before: HistoryRow, row: HistoryRow): HistoryRow {
  return {
    ...row,
    day: before.day,
    first: before.first,
    start: before.start,
    blocks: before.blocks + row.blocks,
    pseudo: before.pseudo + row.pseudo,
    neogenesis: before.neogenesis + row.neogenesis,
    difficulty: weightedMean(
      [before.difficulty, before.blocks - before.neogenesis],
      [row.difficulty, row.blocks - row.neogenesis],
    ),
    solve_mean: weightedMean(
      [before.solve_mean, minedBlocks(before)],
      [row.solve_mean, minedBlocks(row)],
    ),
    transactions: before.transactions + row.transactions,
    fees: before.fees + row.fees,
    reward: before.reward + row.reward,
    burned: before.burned + row.burned,
  }
}

type Weighted = readonly [value: number | null, weight: number]

function weightedMean([a, aWeight]: Weighted, [b, bWeight]: Weighted): number | null {
  if (a === null) return b
  if (b === null) return a
  return (a * aWeight + b * bWeight) / (aWeight + bWeight)
}
