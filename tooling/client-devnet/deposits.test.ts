import { expect, it } from 'vitest'
import { checkSchedules, withVirtualTime } from './deposits/check'

withVirtualTime()

it('books each deposit of the final chain exactly once, whatever reorgs, crashes and faults happen', async () => {
  const { deposits, reversals } = await checkSchedules(100, 13)
  // The schedules must be worth something: paid deposits, and reorgs deeper than the confirmations.
  expect(deposits).toBeGreaterThan(400)
  expect(reversals).toBeGreaterThan(4)
}, 240_000)
