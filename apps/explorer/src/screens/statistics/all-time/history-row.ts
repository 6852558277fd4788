import type { Period } from '@mcm/exports/data-set'

/** What the latest blocks don't show until the data set contains them. */
export type LaterKnown =
  | 'payments'
  | 'moved'
  | 'miners'
  | 'top_miner'
  | 'top_10_miners'
  | 'active_accounts'
  | 'accounts'
  | 'solve_median'

/** A period of the data set, with the latest blocks of the endpoint if it is the last one. */
export type HistoryRow = {
  [Key in keyof Period]: Key extends LaterKnown ? Period[Key] | null : Period[Key]
}

/** How rows divide the chain. */
export type Division = 'days' | 'heights'

/** Returns the mean solve time of the mined blocks in seconds, or null without any. */
export function solveMean(rows: readonly HistoryRow[]): number | null {
  let [seconds, blocks] = [0, 0]
  for (const row of rows) {
    seconds += (row.solve_mean ?? 0) * minedBlocks(row)
    blocks += minedBlocks(row)
  }
  return blocks === 0 ? null : seconds / blocks
}

/** Returns the rewards that somebody received, in nanoMCM. Those of pseudo blocks are burned. */
export function paidRewards({ reward, burned }: HistoryRow): bigint {
  return reward - burned
}

/** Returns the number of blocks in a row that somebody mined. */
export function minedBlocks({ blocks, pseudo, neogenesis }: HistoryRow): number {
  return blocks - pseudo - neogenesis
}
