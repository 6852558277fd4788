import { expect, it } from 'vitest'
import { checkSchedules, withVirtualTime } from './deposits/check'

withVirtualTime()

it('books each deposit of the final chain exactly once, whatever reorgs, crashes and faults happen', async () => {
  const { deposits, reversals } = await checkSchedules(500, 13)
  // The schedules must be worth something: paid deposits, and reorgs deeper than the confirmations.
  expect(deposits).toBeGreaterThan(2000)
  expect(reversals).toBeGreaterThan(20)
}, 240_000)
