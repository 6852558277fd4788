import type { Period } from '@mcm/exports/data-set'
import { blockReward, supplyCap } from '@mcm/proof'
import { expect, test } from 'vitest'
import type { BlockRecord } from '../records/block-record'
import { addLatest } from './add-latest'

const TO = 1_079_997
const MIDNIGHT = Date.UTC(2026, 8, 5) / 1000
const hashOf = (height: number) => `0x${height.toString(16).padStart(64, '0')}`

const last = { to: TO, heights_per_row: 1000, last_hash: hashOf(TO), last_time: MIDNIGHT - 200 }

const period: Period = {
  day: '2026-09-04',
  first: TO - 9,
  last: TO,
  start: MIDNIGHT - 2000,
  end: MIDNIGHT - 200,
  blocks: 10,
  pseudo: 1,
  neogenesis: 0,
  difficulty: 36,
  solve_mean: 200,
  solve_median: 190,
  transactions: 20,
  payments: 30,
  moved: 1000n,
  fees: 500n,
  reward: 100n,
  burned: 10n,
  supply: supplyCap(TO),
  schedule: supplyCap(TO),
  miners: 4,
  top_miner: 3,
  top_10_miners: 9,
  active_accounts: 12,
  accounts: 400,
}

/** Blocks after the data set, newest first: a mined one, a pseudo-block, and two on the next day. */
const records = [4, 3, 2, 1].map((step): BlockRecord => {
  const height = TO + step
  return {
    height,
    hash: hashOf(height),
    parent: hashOf(height - 1),
    time: (MIDNIGHT - 200 + step * 80) * 1000,
    difficulty: 38,
    transactions: step === 2 ? 0 : 3,
    fees: step === 2 ? '0' : '70',
    reward: String(blockReward(height)),
    kind: step === 2 ? 'pseudo' : 'standard',
  }
})

test('adds the latest blocks to the last day and the days after it', () => {
  const [today, tomorrow, ...more] = addLatest([period], last, records, 'days')
  expect(more).toEqual([])
  expect(today).toMatchObject({
    day: '2026-09-04',
    first: TO - 9,
    last: TO + 2,
    blocks: 12,
    pseudo: 2,
    transactions: 23,
    fees: 570n,
    // 10 blocks at 36 and 2 at 38; 9 mined blocks at 200 s and 1 at 80 s.
    difficulty: (10 * 36 + 2 * 38) / 12,
    solve_mean: (9 * 200 + 80) / 10,
    // A pseudo-block's reward is burned.
    supply: supplyCap(TO) + blockReward(TO + 1),
    schedule: supplyCap(TO + 2),
    // Who mined isn't known yet.
    miners: null,
    accounts: null,
  })
  expect(tomorrow).toMatchObject({ day: '2026-09-05', first: TO + 3, last: TO + 4, blocks: 2 })
  expect(tomorrow?.supply).toBe((tomorrow?.schedule ?? 0n) - blockReward(TO + 2))
})

test('adds them to the last 1,000 heights', () => {
  const rows = addLatest([period], last, records, 'heights')
  expect(rows.map(({ first, last }) => [first, last])).toEqual([
    [TO - 9, 1_079_999],
    [1_080_000, TO + 4],
  ])
})

test('leaves the data set alone if they don’t follow its last block', () => {
  const replaced = { ...last, last_hash: hashOf(1) }
  expect(addLatest([period], replaced, records, 'days')).toEqual([period])
  expect(addLatest([period], last, records.slice(0, 3), 'days')).toEqual([period])
  expect(addLatest([period], last, [], 'days')).toEqual([period])
})
