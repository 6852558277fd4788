import { expect, test } from 'vitest'
import { averageBalance } from './average-balance'

test.each([
  // 2,946.286… MCM
  [36_828_581_463_445_535n, 12_500, 2_946_290_000_000n],
  [10_000_000n, 2, 10_000_000n],
  [9_999_999n, 2, 0n],
  [10_000_000n, 3, 0n],
  [0n, 1, 0n],
])(
  'the average of %s nanoMCM in %s accounts is rounded, not truncated',
  (supply, count, average) => {
    expect(averageBalance(supply, count)).toBe(average)
  },
)
