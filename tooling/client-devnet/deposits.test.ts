import { expect, it } from 'vitest'
import { checkSchedules, withVirtualTime } from './deposits/check'

withVirtualTime()

it('credits each deposit in the final chain exactly once despite reorgs, crashes and faults', async () => {
  const { deposits, reversals } = await checkSchedules(100, 13)
  // The schedules must include paid deposits and reorgs deeper than the confirmations.
  expect(deposits).toBeGreaterThan(400)
  expect(reversals).toBeGreaterThan(4)
}, 240_000)
