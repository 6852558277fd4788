import { expect, it } from 'vitest'
import { checkSchedules, withVirtualTime } from './deposits/check'

withVirtualTime()

it('credits each deposit in the final chain exactly once despite reorgs, crashes and faults', async () => {
  const { deposits, reversals } = await checkSchedules(60, 13)
  // The schedules must include paid deposits and reorgs deeper than the confirmations.
  expect(deposits).toBeGreaterThan(240)
  expect(reversals).toBeGreaterThan(2)
}, 240_000)
