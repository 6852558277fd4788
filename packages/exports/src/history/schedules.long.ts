import { expect, it } from 'vitest'
import { checkSchedules } from '../../test/reorg-schedules'

it(
  'is what a download made afterwards would be, in 500 schedules',
  { timeout: 3_600_000 },
  async () => {
    await expect(checkSchedules(500)).resolves.toBeUndefined()
  },
)
