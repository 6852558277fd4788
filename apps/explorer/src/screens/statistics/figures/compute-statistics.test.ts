import { expect, test } from 'vitest'
import type { BlockRecord } from '../records/block-record'
import { computeStatistics } from './compute-statistics'

let height = 512

/** Returns blocks in order, newest first, built from the values that a test needs. */
function chain(...blocks: (Partial<BlockRecord> & { after: number })[]): BlockRecord[] {
  let time = 1_700_000_000_000
  height = 513
  return blocks
    .map(({ after, ...block }): BlockRecord => {
      time += after * 1000
      height += 1
      return {
        height,
        hash: `0x${height.toString(16).padStart(64, '0')}`,
        parent: `0x${(height - 1).toString(16).padStart(64, '0')}`,
        time,
        difficulty: 37,
        transactions: 1,
        fees: '500',
        reward: '12000000000',
        kind: 'standard',
        ...block,
      }
    })
    .reverse()
}

const neogenesis = { kind: 'neogenesis', transactions: 0, fees: '0', reward: '0' } as const
const pseudo = { kind: 'pseudo', transactions: 0, fees: '0' } as const

test('returns nothing for no blocks', () => {
  const figures = computeStatistics([])
  expect(figures.rows).toEqual([])
  expect(figures.seconds).toBeUndefined()
  expect(figures.fees).toBeUndefined()
  expect(figures.totals).toEqual({ transactions: 0, fees: 0n, reward: 0n })
})

test('the oldest block and neogenesis blocks have no solve time', () => {
  const { rows, seconds } = computeStatistics(
    chain({ after: 0 }, { after: 60 }, { after: 0, ...neogenesis }, { after: 100 }),
  )
  expect(rows.map((row) => row.seconds)).toEqual([100, undefined, 60, undefined])
  expect(seconds).toEqual({ min: 60, median: 80, mean: 80, max: 100 })
})

test('means exclude neogenesis blocks and include pseudo blocks', () => {
  const { kinds, transactions, fees, totals } = computeStatistics(
    chain(
      { after: 0, transactions: 4, fees: '2000' },
      { after: 0, ...neogenesis },
      { after: 238, ...pseudo },
    ),
  )
  expect(kinds).toEqual({ standard: 1, pseudo: 1, neogenesis: 1 })
  expect(transactions).toEqual({ min: 0, median: 2, mean: 2, max: 4 })
  expect(fees).toEqual({ min: 0n, median: 1000n, mean: 1000n, max: 2000n })
  expect(totals).toEqual({ transactions: 4, fees: 2000n, reward: 12_000_000_000n })
})

test('rewards of pseudo blocks, which nobody receives, count neither in the total nor in the mean', () => {
  const { rows, reward, totals } = computeStatistics(
    chain({ after: 0, reward: '10' }, { after: 238, ...pseudo }, { after: 60, reward: '20' }),
  )
  expect(totals.reward).toBe(30n)
  expect(reward).toEqual({ min: 10n, median: 15n, mean: 15n, max: 20n })
  expect(rows.map((row) => row.paid)).toEqual([20n, undefined, 10n])
})

test('amounts beyond 2^53 stay exact', () => {
  const large = 9_007_199_254_740_993n
  const { totals, fees } = computeStatistics(
    chain({ after: 0, fees: String(large) }, { after: 90, fees: String(large) }),
  )
  expect(totals.fees).toBe(2n * large)
  expect(fees?.max).toBe(large)
})

test('the median is the mean of the two in the middle, with amounts truncated to the nanoMCM', () => {
  const { transactions, fees } = computeStatistics(
    chain(
      { after: 0, transactions: 100, fees: '100' },
      { after: 60, transactions: 1, fees: '1' },
      { after: 60, transactions: 3, fees: '4' },
      { after: 60, transactions: 2, fees: '3' },
    ),
  )
  expect(transactions?.median).toBe(2.5)
  expect(fees?.median).toBe(3n)
})
