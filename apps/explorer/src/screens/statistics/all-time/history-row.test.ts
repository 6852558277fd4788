import { expect, test } from 'vitest'
import { type HistoryRow, paidRewards, solveMean } from './history-row'

const row = (values: Partial<HistoryRow>) =>
  ({ blocks: 100, pseudo: 0, neogenesis: 0, solve_mean: 100, ...values }) as HistoryRow

test('rewards leave out those of pseudo blocks, which are burned', () => {
  expect(paidRewards(row({ reward: 120n, burned: 12n }))).toBe(108n)
})

test('the mean solve time counts mined blocks only', () => {
  expect(solveMean([])).toBeNull()
  expect(solveMean([row({ pseudo: 100, solve_mean: null })])).toBeNull()
  // 40 blocks at 50 s and 60 at 100 s.
  expect(
    solveMean([row({ blocks: 50, pseudo: 9, neogenesis: 1, solve_mean: 50 }), row({ blocks: 60 })]),
  ).toBe(80)
})
